visitor 1184x913
~ WwRR k9wt keQo rk_K NWWp a7wQ _-_M Vfs3 tG4y _-_M erDX eOS4 jDIW bgQC IQvp _txb IQvp _txb IQvp _txb
~ IQvp DO3a IQvp jDIW rqU2 BS7h rqU2 JwoT rqU2 EbdU rqU2 MSiV rqU2 vvDO tG4y _-_M sAxW Gf8w jDIW bgQC
~ IQvp _txb IQvp _txb IQvp _txb IQvp DO3a IQvp jDIW rqU2 vvDO rqU2 4RLO rqU2 W5yK rqU2 -pVB rqU2 IM-f
~ QUJg wMe7 0TDN 2f5b SfJ4 wMe7 0TDN W1IK bmHP wMe7 0TDN -AdI 4mGo wMe7 0TDN iTBi 7KIt wMe7 0TDN KLq5
~ UQ4I SKB4 3mWs a7wQ IVd3 vsFF Nr0U OHqB bjRB t-MW clWt xGoG QZem 956p OHqB nB67 JKKY ZFAq oNoo BTFD
~ Qsbw 6gjO pTBs khXl FFeL o_zW CGT3 OHqB nB67 Jcpy vjVP OExp BTFD Qsbw 6gjO pTBs 6Exz V4j_ o_zW hoyr
~ OHqB nB67 zNMO sVTW VqGY BTFD Qsbw 6gjO pTBs _WIn V4j_ o_zW 0YM- OHqB nB67 48tI -Ptp J-aJ BTFD Qsbw
~ 6gjO Ccsp -iO8 pzJ- MSMN Ecyu o_zW SJq1 OHqB gaEl NqHu KuJc 8prh eD-4 Qsbw 6gjO Ccsp Gt0h 4Y9f MSMN
~ Ecyu T0SK xs2U Mu2Z y08G hLvr v1NN
  rssbrrrbtuu1uvv0*71,
  uuu0uvv0*72,uuu0
  vvv0*74,
  vvv0stt6opp9rrr7ttt2stt3uuu1pqq8uuu1tuu2*2,uuu1tuu1rrr6vvv0*60,
  vvv0sss5klmklmnhlmndoppanoo9lmmhlmmcpqq8kllhjkldklmdkllettt3vvv0*59,
  vvv0*74,
  vvv0stt8pqqerrsarrs9rrscrrrevvv0*58,uuu5sst8tuu6sss9sttbssscrsscuuu4vvv0
  vvv0vvv2ttt5stt4sss7stt6ttt7vvv0*58,vvv2ttu4uuu4tuu4uuu3tuu3tuu4vvv1vvv0
  vvv0uuv0stt0*13,ttt1stt0*13,ttt0stt0*14,ttt0stt0*13,ttt1stt0*13,uuv0vvv0
  vvv0*14,rrrettt9vvv0*12,uuv1rssevvv0*13,qrrfvvv0*12,uuu5rrrhuvv3vvv0*11,vvv1qrrhttt7vvv0
  vvv0*74,
  vvv0tuu3ttt4sst9ttt3uuu4ttt7ttt4uuv2vvv0*55,tuu5uuu2uuu3uuu4ttt6tuu6ttt8ttt6uuu2vvv0
  vvv0uuu5rrscqqrfpqqhrsscqqrgrrsgstt6vvv0*55,ttt9sttattt7ttt9sst9ttt8ttt7sst9vvv3vvv0
  vvv0uuu0stt0*13,stt1stt0*42,stt1stt0*13,uuu0vvv0
  vvv0*14,stt9ttu8vvv0*11,uvv1tttasttbvvv0*12,tttasssbvvv0*13,sttbuuu3vvv0*12,ttt7uuu5vvv0
  vvv0*14,uuu4vvv3vvv0*12,uuu5*2,vvv0*12,uuu4uuu5vvv0*13,uuu4vvv1vvv0*12,uuu3vvv2vvv0
  vvv0*74,
  vvv0*14,ttt4stt7vvv0*12,sss8sssavvv0*12,tuu6rrrbvvv0*12,sst7rrs9uuu3vvv0*10,vvv1sss8qrrdtuu4vvv0
  vvv0*14,ttu4stt6vvv0*12,rrr7sst8vvv0*12,sst6rrr9vvv0*12,tuu4rrrbuuu2vvv0*10,uvv1rss9rrrbtuu4vvv0
  vvv0*13,uuu2sssauuu5vvv0*12,rssdtuu5vvv0*12,sssastt9vvv0*12,tttastt7vvv1vvv0*11,tuu6stt8uuu5vvv0
  vvv0*74,
  vvv0uvv0rtu0*70,uvv0vvv0
  vvv0uvv0prs7nqrenqrdmpqbors9mqqdors9nqralpqforramqqbnqrcmqqgmpqcnqrcmqqdnqrdnqrfrtu0*52,uvv0vvv0
  vvv0uvv0suu0*70,uvv0vvv0
  vvv0*74,
  uvv0*74,
  vvv0*74,
  vvv0*74,
  vvv0qqr6jkkmikkcmnnbopp8kllhhjjgoppehijnlmneijkinoobjkllkllcoppckmmdlmmdjklhvvv0*55,
  vvv0*2,uuu2ttt2uuu1*2,tuu3ttt2uuu2uuu3uuu2ttt2uuu1uuu3ttt3stt4uuu2ttt1tuu2vvv0*55,
  vvv0*5,uuu4vvv1*2,vvv0vvv2vvv0vvv1vvv2vvv0*17,uuv1vvv0*2,vvv1*3,vvv0*34,uuu3vvv0*3,
  vvv0*5,qrrdsss9pqqeqrrcsssbqrrerssbrrrerrrgttt4vvv0*15,rrr9sss8pqqfqrresss9qrrcrrretuu5vvv0*32,qrrdrrrftuu5vvv0
  vvv0*74,
  vvv0*2,uuu2vvv0*2,ttt4uuu4ttt6ttt5vvv1*2,uuu3tuu4ttt6uuu4ttt6ttt4vvv0vvv2vvv0*10,vvv1dij1cij0*21,fkl3stt0*11,vvv0*5,ttt5uuu4ttt3uuu0vvv0
  vvv0vvv1uuu6vvv1vvv0rrrcrssdqrrcqrrfsss9oppfsss9rrseqqqjsssbqqresstbpqqhpqqkpqqfuuu2vvv0*9,ppqmqrrirrrcqrrkqqqiqqrissshpqqjsss9vvv0*18,stt8rrrfppqlrssfppqhrrrcpqqhvvv0*4,vvv1qqrfrrrdpqqeuuu6vvv0
  vvv0*74,
  vvv0*30,qrs0prr0*27,tuu0uvv0*5,vvv0*10,
  vvv0vvv1ttt6vvv1vvv0sssaqrriqrrgrrsepqqhsss9rrsdrssdqrrgqqrirrreqqrfpqqhsssbrrsfrrrdttt5vvv0*7,vvv1imn2imn0*3,ilm1hlm1*2,imm0imn0*20,qss3stt1*2,ttu1tuu0*2,vvv0*4,ttt8qqqhrrsepqqettt5vvv0
  vvv0vvv1uuu2vvv1vvv0ttt5tuu3uuu3tuu3uuu3uuu4*2,ttu3ttu5tuu4uuu2ttu3uuu3vvv2ttu4uuu5vvv1vvv0*8,pqqkqrrirrsbqqqkrssgpqqjrssf*2,qqqdvvv2vvv0*17,stt9rrseqqqjsssepqqgrrrcpqqhvvv0*4,tuu2ttu3uuu2ttt2vvv1vvv0
  vvv0*74,
  vvv0*29,vvv1glm0gkl0*31,oqr2tuu0vvv0*10,
  vvv0vvv1sss8vvv1vvv0pqqgoppmpqqjpqqhnookqrrdpqqh*2,oppm*2,qqqhoopiooplrrseppqkpqqjsss7vvv0*8,oqqeprr8prr7oqqbpqrbnppcpqq8pqr8prr7rst0stt0*17,qrs5pqr8oppcpqq9opqasss6stt8vvv0*4,rrrcnopkpqqhnoohstt7vvv0
  vvv0*30,sst8sttattt6ttt9tuu6stt8uuu7tuu8sss5vvv1vvv0*17,uuu3ttt6ttt8uuu6stt7ttt7sss9vvv0*10,
  vvv0*74,
  vvv0*2,vvv1vvv0*2,uuu2*2,uuu3vvv3ttt3uuu1vvv0uuu2uvv2uuu3uuv2uuu3vvv3ttt3uuu1vvv1vvv0*9,plh5pkh5*9,pkh4pkh5*12,pkh4pkh5*8,pkh4plh5vuu2vvv0*3,uuu2*2,vvv2uuu1vvv0*2,
  vvv0vvv1stt8vvv1vvv0rrreqqripqqjrssepqqfssscpqqhqrrarrrfqqqjqqripqqjrssdpqqfssscpqqipqqjqqqfvvv0*7,ppqmqrrirrsbqrri*2,qqrjoppkrssfqrreqrrcvvv0*10,rol7usr7tsqbusr8trqdtrqfsqoguts9trqctrqatrpetsqdusratrpcvvv1vvv0*3,qqrdpqqhqrrfoppgttt6vvv0
  vvv0*50,vuu0vvv0*11,vvv1*2,vvv0*10,
  vvv0*30,utt1uts1uts0uts1*3,uts0uts1*3,uts0uts1*4,uts0uts1*3,uts0uts1*3,uts0uts1*4,uts0uts1*3,uts0uts1vvv0*10,
  vvv0vvv1stt5vvv1vvv0rssbrsscqrrfsssdqrrdsss9*2,sss7rsscqrrfrsscqqrfsstdqrrdrssarsscsstbsss8vvv0*7,qnk4qmk4*8,qnk4*9,qmk4*8,qnk4*8,vuu2vvv0*2,ttt6rrreqrrfssscqrrcttt4vvv0
  vvv0vvv1uuu3vvv1vvv0ttt5ttt8stt7uuu4stt5uuu4ttt8ttt4ttt7ttt6ttt8stt6uuu3stt5uuv3ttt7*2,ttu6vvv0*7,ppqmqrrirrrcqrrjqrriqqrjoppkrssfqrreqrrcvvv0*16,tsq3som8trp9usratrqcusratrphtrqcvvu2vvv0*2,uuu2stt7ttt6ttt4stt5vvv2vvv0
  vvv0*74,
  vvv0uuu2uvv2vvv1uuu2uuu4uuu2uvv3vvv0uuu5vvv1uuu2uuu3uuv3uuu4vvv1uvv2vvv1*3,uvv1uuv2uvv2uuu3vvv1*3,vvv0*47,
  vvv0vvv4sssbttt8sstcuuu6rssbstt8tttattt9rssbstt9ttt9stt8rrshsss9ttt7sssdsssbttt9sssbsssattt8ttt9sst7sstcuuv2vvv0*47,
  vvv0ttt4rssfrssdqrrcsssbrrsgrssbrssasss9rssesssesstcrsse*2,sstbrrshrssettt6rrsfsttarrsdsssdrrsasssarrrersseqrrfttt7vvv0*45,
  vvv0uuu5ttu7ttt7uuu6stt8ttt9tuu5sstbttt7tuu7stt7ttt7uuu6uuu7sst8tuu7vvv0*57,
  vvv0vvv1uuu4uuu5uuu4ttt7uuu6uuu3uuu4uuu5tuu6uuu5uuu4tuu6tuu5ttt5uuu4vvv0*57,
  vvv0*74,
  uuu1vvv0*72,uuu1
before 1184x913
~ WwRR k9wt EzSo rk_K NWWp a7wQ _-_M Vfs3 tG4y _-_M erDX eOS4 jDIW bgQC IQvp _txb IQvp _txb IQvp _txb
~ IQvp DO3a IQvp jDIW rqU2 BS7h rqU2 JwoT rqU2 EbdU rqU2 MSiV rqU2 vvDO tG4y _-_M sAxW Gf8w jDIW bgQC
~ IQvp _txb IQvp _txb IQvp _txb IQvp DO3a IQvp jDIW rqU2 vvDO rqU2 4RLO rqU2 W5yK rqU2 -pVB rqU2 IM-f
~ QUJg wMe7 0TDN 2f5b SfJ4 wMe7 0TDN W1IK bmHP wMe7 0TDN -AdI 4mGo wMe7 0TDN iTBi 7KIt wMe7 0TDN KLq5
~ UQ4I SKB4 eX9u a7wQ IVd3 vsFF Nr0U OHqB bjRB t-MW clWt xGoG QZem 956p OHqB nB67 JKKY ZFAq oNoo BTFD
~ Qsbw 6gjO pTBs khXl FFeL o_zW CGT3 OHqB nB67 Jcpy vjVP OExp BTFD Qsbw 6gjO pTBs 6Exz V4j_ o_zW hoyr
~ OHqB nB67 zNMO sVTW VqGY BTFD Qsbw 6gjO pTBs _WIn V4j_ o_zW 0YM- OHqB nB67 48tI -Ptp J-aJ BTFD Qsbw
~ 6gjO Ccsp -iO8 pzJ- MSMN Ecyu o_zW SJq1 OHqB gaEl NqHu KuJc 8prh eD-4 Qsbw 6gjO Ccsp Gt0h 4Y9f MSMN
~ Ecyu T0SK xs2U Mu2Z y08G hLvr v1NN
  qrrarrs9ttt2uvv0*71,
  uvv0*74,
  vvv0*74,
  vvv0sst6noocpqq8sss3rss4ttt1opp9ttt2stt3sss2sst2sss2pqq7vvv1vvv0*59,
  vvv0sst5lmnhnoogmnocpqq9opp9mnogmnnbqqr7lmngkmmclmnclmndtuu3vvv0*59,
  vvv0*74,
  vvv0sss9ppqgqrrcqrrbqrreqqrgvvv0*58,tuu6rssattt7sssassscsssdrssetuu4vvv0
  vvv0vvv1tuu3ttt3stt6ttt3tuu4vvv0*58,vvv1uuu2vvv2uuu2*4,vvv1vvv0
  vvv0uuv0stt0*13,ttt1stt0*13,ttt0stt0*14,ttt0stt0*13,ttt1stt0*13,uuv0vvv0
  vvv0*14,rrrettt9vvv0*12,uuv1rssevvv0*13,qrrfvvv0*12,uuu5rrrhuvv3vvv0*11,vvv1qrrhttt7vvv0
  vvv0*74,
  vvv0tuu3ttt4sst9ttt3uuu4ttt7ttt4uuv2vvv0*55,tuu5uuu2uuu3uuu4ttt6tuu6ttt8ttt6uuu2vvv0
  vvv0uuu5rrscqqrfpqqhrsscqqrgrrsgstt6vvv0*55,ttt9sttattt7ttt9sst9ttt8ttt7sst9vvv3vvv0
  vvv0uuu0stt0*13,stt1stt0*42,stt1stt0*13,uuu0vvv0
  vvv0*14,sstattt9vvv0*11,uuu2sttbsstdvvv0*12,ssscrssdvvv0*13,sttcuuu4vvv0*12,ttt8tuu6vvv0
  vvv0*14,uuu3vvv2vvv0*12,uuu3vvv3vvv0*12,uvv2uuu3vvv0*13,uuu2vvv1vvv0*12,uuv2vvv1vvv0
  vvv0*74,
  vvv0*14,stt5sss8vvv0*12,sss9rssbvvv0*12,ttt8qqrdvvv0*12,rss8qrrbuuu4vvv0*10,vvv1rss9pqqgttt5vvv0
  vvv0*14,ttu4ttt6vvv0*12,rrs6stt6vvv0*12,sss6rrs7vvv0*12,tuu4rss9uvv2vvv0*10,uvv1rrs8rss9ttu3vvv0
  vvv0*13,vvv1sst9uvv5vvv0*12,ssscuuu4vvv0*12,stt9ttt8vvv0*12,tuu9ttt7vvv1vvv0*11,uuu5stt8uuu4vvv0
  vvv0*74,
  vvv0uvv0rtu0*70,uvv0vvv0
  vvv0uvv0nrr8mpqcmqqbmpqenqranqrenqrclpqfnqr8nqrbmqqenqrbmqqcorralpqgorr9nqrbors8nqrcmpqhnqrdmpqhpss3rtu0*47,uvv0vvv0
  vvv0uvv0suu0*70,uvv0vvv0
  vvv0*74,
  uuu0uvv0*72,uuu0
  vvv0*74,
  vvv0*2,uuu1vvv0*71,
  vvv0qrr6jklnhjjdlmmcnoo8jkkigiihnopfgiioklmfgiijmnocikkmjkkdnopdjllejkleijkivvv0*55,
  vvv0*2,vvv1uuu1vvv0vvv1uvv1*2,vvv1*3,uvv1vvv0vvv1uuu2ttt3vvv0vvv1*2,vvv0*55,
  vvv0*5,tuu5uuv2uuu2vvv1uuu4vvv1uuu3*2,vvv1vvv0*16,uuu2vvv1uvv1uuu2*2,uuu3vvv1vvv0*33,uuu5vvv2vvv0*2,
  vvv0*5,rssbstt8qrrdrssbsttarsscstt9rsscrssettu3vvv0*15,rss8stt7qrrdrrscttt8rrsbrsscuuu4vvv0*32,rrsbrssduuu4vvv0
  vvv0*74,
  vvv0vvv1uuu3vvv1vvv0ttt5ttt6stt8sss8uuu2*2,tuu5ttt5stt9uuu6sst8stt6vvv2uuu5uuu1vvv0*9,vvv1dij1cij0*21,fkl3stt0*11,vvv0*5,sst7tuu6stt5uuu1vvv0
  vvv0vvv1uuu5vvv1vvv0rssbsssbrrrarrrdstt8pqqdstt8rsscqrrgsst9qrrcstt9qrreqrrhqrrduuv2vvv0*9,ppqmqrrirrrcqrrkqqqiqqrissshpqqjsss9vvv0*18,stt8rrrfppqlrssfppqhrrrcpqqhvvv0*4,vvv1qrrdrssaqrrcuuu5vvv0
  vvv0*74,
  vvv0*30,oqr0oqq0*27,ttu1uvv0*5,vvv0*10,
  vvv0vvv1stt7vvv1vvv0sssaqrriqrrgrrsepqqhsss9rrsdrssdqrrgqqrirrreqqrfpqqhsssbrrsfrrrdttt5vvv0*8,knn4kno0kno1jmn1jnn3ilm3jmn2jno1kno0*19,jnn1qss3stt3stt2ttt2tuu0uuu0vvv0*4,ttt8qqqhrrsepqqettt5vvv0
  vvv0*2,uuu1vvv0*2,ttt5tuu3uuu3tuu3uuu3uuu4*2,ttu3ttu5tuu4uuu2ttu3uuu3vvv2ttu4uuu5vvv1vvv0*8,pqqiqrrirssarrrirsseqrrhsssersseqqqdvvv2vvv0*17,ttt8sssdqrrhtttcpqqfrrscpqqhvvv0*4,tuu2ttu3uuu2ttt2vvv1vvv0
  vvv0*74,
  vvv0*29,vvv1fjk0ejk0*31,npq2ttt0vvv0*10,
  vvv0vvv1sss8vvv1vvv0pqqgoppmpqqjpqqhnookqrrdpqqh*2,oppm*2,qqqhoopiooplrrseppqkpqqjsss7vvv0*8,pqqfrssarss9qrrdqrsdpqqeqrra*2,qrr8tuu0*18,sst6rrsapqqeqrrbpqqcsst7rssavvv0*4,rrrcnopkpqqhnoohstt7vvv0
  vvv0*30,ttt7*2,uuu4ttu6uuu4ttt6uuu5uuu6tuu4vvv1vvv0*17,uuu2uuu5ttt6uuu4tuu5uuu5ttt6vvv0*10,
  vvv0*74,
  vvv0*2,vvv1vvv0*2,uuu2*2,uuu3vvv3ttt3uuu1vvv0uuu2uvv2uuu3uuv2uuu3vvv3ttt3uuu1vvv1vvv0*9,plh5pkh5*18,pkh4pkh5*3,pkh4pkh5*9,plh5vuu2vvv0*3,uuu2*2,vvv2uuu1vvv0*2,
  vvv0vvv1stt8vvv1vvv0rrreqqripqqjrssepqqfssscpqqhqrrarrrfqqqjqqripqqjrssdpqqfssscpqqipqqjqqqfvvv0*7,ppqmqrrirrsbqrri*2,qqrjoppkrssfqrreqrrcvvv0*10,rol7usr7tsqbusr8trqdtrqfsqoguts9trqctrqatrpetsqdusratrpcvvv1vvv0*3,qqrdpqqhqrrfoppgttt6vvv0
  vvv0*50,vuu0vvv0*11,vvv1*2,vvv0*10,
  vvv0*30,utt1uts1uts0uts1*3,uts0uts1*3,uts0uts1*4,uts0uts1*3,uts0uts1*3,uts0uts1*4,uts0uts1*3,uts0uts1vvv0*10,
  vvv0vvv1stt5vvv1vvv0rssbrsscqrrfsssdqrrdsss9*2,sss7rsscqrrfrsscqqrfsstdqrrdrssarsscsstbsss8vvv0*7,qnk4qmk4*8,qnk4*9,qmk4*8,qnk4*8,vuu2vvv0*2,ttt6rrreqrrfssscqrrcttt4vvv0
  vvv0vvv1uuu3vvv1vvv0ttt5ttt8stt7uuu4stt5uuu4ttt8ttt4ttt7ttt6ttt8stt6uuu3stt5uuv3ttt7*2,ttu6vvv0*7,ppqmqrrirrrcqrrjqrriqqrjoppkrssfqrreqrrcvvv0*16,tsq3som8trp9usratrqcusratrphtrqcvvu2vvv0*2,uuu2stt7ttt6ttt4stt5vvv2vvv0
  vvv0*74,
  vvv0uuu2uvv2vvv1uuu2uuu4uuu2uvv3vvv0uuu5vvv1uuu2uuu3uuv3uuu4vvv1uvv2vvv1*3,uvv1uuv2uvv2uuu3vvv1*3,vvv0*47,
  vvv0vvv4sssbttt8sstcuuu6rssbstt8tttattt9rssbstt9ttt9stt8rrshsss9ttt7sssdsssbttt9sssbsssattt8ttt9sst7sstcuuv2vvv0*47,
  vvv0ttt4rssfrssdqrrcsssbrrsgrssbrssasss9rssesssesstcrsse*2,sstbrrshrssettt6rrsfsttarrsdsssdrrsasssarrrersseqrrfttt7vvv0*45,
  vvv0tuu6ttt9stt9tuu7sss9sttbttt5sssdstt9ttt9sst9*2,ttt8ttt9sssattu8vvv0*57,
  vvv0vvv1uuu2uuu3uuu2tuu6uuu3uuv2uuu2uuu3uuu5uuv3uuu3uuu4*2,uuu3uuv3vvv0*57,
  vvv1vvv0*72,vvv1
  uuu0rss0*72,uuu0
ended 1184x913
~ WwRR k9wt mnbn rk_K NWWp a7wQ _-_M Vfs3 tG4y _-_M erDX eOS4 jDIW bgQC IQvp _txb IQvp _txb IQvp _txb
~ IQvp DO3a IQvp jDIW rqU2 BS7h rqU2 JwoT rqU2 EbdU rqU2 MSiV rqU2 vvDO tG4y _-_M sAxW Gf8w jDIW bgQC
~ IQvp _txb IQvp _txb IQvp _txb IQvp DO3a IQvp jDIW rqU2 vvDO rqU2 4RLO rqU2 W5yK rqU2 -pVB rqU2 IM-f
~ QUJg wMe7 0TDN 2f5b SfJ4 wMe7 0TDN W1IK bmHP wMe7 0TDN -AdI 4mGo wMe7 0TDN iTBi 7KIt wMe7 0TDN KLq5
~ UQ4I SKB4 d5Zw a7wQ IVd3 vsFF Nr0U OHqB bjRB t-MW clWt xGoG QZem 956p OHqB nB67 JKKY ZFAq oNoo BTFD
~ Qsbw 6gjO pTBs khXl FFeL o_zW CGT3 OHqB nB67 Jcpy vjVP OExp BTFD Qsbw 6gjO pTBs 6Exz V4j_ o_zW hoyr
~ OHqB nB67 zNMO sVTW VqGY BTFD Qsbw 6gjO pTBs _WIn V4j_ o_zW 0YM- OHqB nB67 48tI -Ptp J-aJ BTFD Qsbw
~ 6gjO Ccsp -iO8 pzJ- MSMN Ecyu o_zW SJq1 OHqB gaEl NqHu KuJc 8prh eD-4 Qsbw 6gjO Ccsp Gt0h 4Y9f MSMN
~ Ecyu T0SK xs2U Mu2Z y08G hLvr v1NN
  rrsaqrrattt3uvv0*71,
  uuu0uvv0*72,uuu0
  vvv0*74,
  vvv0stt6opp9rrr7ttt2stt3uuu1pqq8uuu1tuu2*2,uuu1tuu1rrr6vvv0*60,
  vvv0sss5klmklmnhlmndoppanoo9lmmhlmmcpqq8kllhjkldklmdkllettt3vvv0*59,
  vvv0*74,
  vvv0stt8pqqerrsarrs9rrscrrrevvv0*58,uuu5sst8tuu6sss9sttbssscrsscuuu4vvv0
  vvv0vvv2ttt5stt4sss7stt6ttt7vvv0*58,vvv2ttu4uuu4tuu4uuu3tuu3tuu4vvv1vvv0
  vvv0uuv0stt0*13,ttt1stt0*13,ttt0stt0*14,ttt0stt0*13,ttt1stt0*13,uuv0vvv0
  vvv0*14,rrrettt9vvv0*12,uuv1rssevvv0*13,qrrfvvv0*12,uuu5rrrhuvv3vvv0*11,vvv1qrrhttt7vvv0
  vvv0*74,
  vvv0tuu3ttt4sst9ttt3uuu4ttt7ttt4uuv2vvv0*55,tuu5uuu2uuu3uuu4ttt6tuu6ttt8ttt6uuu2vvv0
  vvv0uuu5rrscqqrfpqqhrsscqqrgrrsgstt6vvv0*55,ttt9sttattt7ttt9sst9ttt8ttt7sst9vvv3vvv0
  vvv0uuu0stt0*13,stt1stt0*42,stt1stt0*13,uuu0vvv0
  vvv0*14,stt9ttu8vvv0*11,uvv1tttasttbvvv0*12,tttasssbvvv0*13,sttbuuu3vvv0*12,ttt7uuu5vvv0
  vvv0*14,uuu4vvv3vvv0*12,uuu5*2,vvv0*12,uuu4uuu5vvv0*13,uuu4vvv1vvv0*12,uuu3vvv2vvv0
  vvv0*74,
  vvv0*14,ttt4stt7vvv0*12,sss8sssavvv0*12,tuu6rrrbvvv0*12,sst7rrs9uuu3vvv0*10,vvv1sss8qrrdtuu4vvv0
  vvv0*14,ttu4stt6vvv0*12,rrr7sst8vvv0*12,sst6rrr9vvv0*12,tuu4rrrbuuu2vvv0*10,uvv1rss9rrrbtuu4vvv0
  vvv0*13,uuu2sssauuu5vvv0*12,rssdtuu5vvv0*12,sssastt9vvv0*12,tttastt7vvv1vvv0*11,tuu6stt8uuu5vvv0
  vvv0*74,
  vvv0uvv0rtu0*70,uvv0vvv0
  vvv0uvv0ors9mqqeorrampqbmqqforsbmpqhmqqfrtu0*62,uvv0vvv0
  vvv0uvv0suu0*70,uvv0vvv0
  vvv0*74,
  uvv0*74,
  vvv0*74,
  vvv0*74,
  vvv0qqr6jkkmikkcmnnbopp8kllhhjjgoppehijnlmneijkinoobjkllkllcoppckmmdlmmdjklhvvv0*55,
  vvv0*2,uuu2ttt2uuu1*2,tuu3ttt2uuu2uuu3uuu2ttt2uuu1uuu3ttt3stt4uuu2ttt1tuu2vvv0*55,
  vvv0*5,uuu4vvv1*2,vvv0vvv2vvv0vvv1vvv2vvv0*17,uuv1vvv0*2,vvv1*3,vvv0*34,uuu3vvv0*3,
  vvv0*5,qrrdsss9pqqeqrrcsssbqrrerssbrrrerrrgttt4vvv0*15,rrr9sss8pqqfqrresss9qrrcrrretuu5vvv0*32,qrrdrrrftuu5vvv0
  vvv0*74,
  vvv0*2,uuu2vvv0*2,ttt4uuu4ttt6ttt5vvv1*2,uuu3tuu4ttt6uuu4ttt6ttt4vvv0vvv2vvv0*10,vvv1dij1cij0*21,fkl3stt0*11,vvv0*5,ttt5uuu4ttt3uuu0vvv0
  vvv0vvv1uuu6vvv1vvv0rrrcrssdqrrcqrrfsss9oppfsss9rrseqqqjsssbqqresstbpqqhpqqkpqqfuuu2vvv0*9,ppqmqrrirrrcqrrkqqqiqqrissshpqqjsss9vvv0*18,stt8rrrfppqlrssfppqhrrrcpqqhvvv0*4,vvv1qqrfrrrdpqqeuuu6vvv0
  vvv0*74,
  vvv0*30,qrs0prr0*27,tuu0uvv0*5,vvv0*10,
  vvv0vvv1ttt6vvv1vvv0sssaqrriqrrgrrsepqqhsss9rrsdrssdqrrgqqrirrreqqrfpqqhsssbrrsfrrrdttt5vvv0*7,vvv1imn2imn0*3,ilm1hlm1*2,imm0imn0*20,qss3stt1*2,ttu1tuu0*2,vvv0*4,ttt8qqqhrrsepqqettt5vvv0
  vvv0vvv1uuu2vvv1vvv0ttt5tuu3uuu3tuu3uuu3uuu4*2,ttu3ttu5tuu4uuu2ttu3uuu3vvv2ttu4uuu5vvv1vvv0*8,pqqkqrrirrsbqqqkrssgpqqjrssf*2,qqqdvvv2vvv0*17,stt9rrseqqqjsssepqqgrrrcpqqhvvv0*4,tuu2ttu3uuu2ttt2vvv1vvv0
  vvv0*74,
  vvv0*29,vvv1glm0gkl0*31,oqr2tuu0vvv0*10,
  vvv0vvv1sss8vvv1vvv0pqqgoppmpqqjpqqhnookqrrdpqqh*2,oppm*2,qqqhoopiooplrrseppqkpqqjsss7vvv0*8,oqqeprr8prr7oqqbpqrbnppcpqq8pqr8prr7rst0stt0*17,qrs5pqr8oppcpqq9opqasss6stt8vvv0*4,rrrcnopkpqqhnoohstt7vvv0
  vvv0*30,sst8sttattt6ttt9tuu6stt8uuu7tuu8sss5vvv1vvv0*17,uuu3ttt6ttt8uuu6stt7ttt7sss9vvv0*10,
  vvv0*74,
  vvv0*2,vvv1vvv0*2,uuu2*2,uuu3vvv3ttt3uuu1vvv0uuu2uvv2uuu3uuv2uuu3vvv3ttt3uuu1vvv1vvv0*9,plh5pkh5*18,pkh4pkh5*3,pkh4pkh5*9,plh5vuu2vvv0*3,uuu2*2,vvv2uuu1vvv0*2,
  vvv0vvv1stt8vvv1vvv0rrreqqripqqjrssepqqfssscpqqhqrrarrrfqqqjqqripqqjrssdpqqfssscpqqipqqjqqqfvvv0*7,ppqmqrrirrsbqrri*2,qqrjoppkrssfqrreqrrcvvv0*10,rol7usr7tsqbusr8trqdtrqfsqoguts9trqctrqatrpetsqdusratrpcvvv1vvv0*3,qqrdpqqhqrrfoppgttt6vvv0
  vvv0*50,vuu0vvv0*11,vvv1*2,vvv0*10,
  vvv0*30,utt1uts1uts0uts1*3,uts0uts1*3,uts0uts1*4,uts0uts1*3,uts0uts1*3,uts0uts1*4,uts0uts1*3,uts0uts1vvv0*10,
  vvv0vvv1stt5vvv1vvv0rssbrsscqrrfsssdqrrdsss9*2,sss7rsscqrrfrsscqqrfsstdqrrdrssarsscsstbsss8vvv0*7,qnk4qmk4*8,qnk4*9,qmk4*8,qnk4*8,vuu2vvv0*2,ttt6rrreqrrfssscqrrcttt4vvv0
  vvv0vvv1uuu3vvv1vvv0ttt5ttt8stt7uuu4stt5uuu4ttt8ttt4ttt7ttt6ttt8stt6uuu3stt5uuv3ttt7*2,ttu6vvv0*7,ppqmqrrirrrcqrrjqrriqqrjoppkrssfqrreqrrcvvv0*16,tsq3som8trp9usratrqcusratrphtrqcvvu2vvv0*2,uuu2stt7ttt6ttt4stt5vvv2vvv0
  vvv0*74,
  vvv0uuu2uvv2vvv1uuu2uuu4uuu2uvv3vvv0uuu5vvv1uuu2uuu3uuv3uuu4vvv1uvv2vvv1*3,uvv1uuv2uvv2uuu3vvv1*3,vvv0*47,
  vvv0vvv4sssbttt8sstcuuu6rssbstt8tttattt9rssbstt9ttt9stt8rrshsss9ttt7sssdsssbttt9sssbsssattt8ttt9sst7sstcuuv2vvv0*47,
  vvv0ttt4rssfrssdqrrcsssbrrsgrssbrssasss9rssesssesstcrsse*2,sstbrrshrssettt6rrsfsttarrsdsssdrrsasssarrrersseqrrfttt7vvv0*45,
  vvv0uuu5ttu7ttt7uuu6stt8ttt9tuu5sstbttt7tuu7stt7ttt7uuu6uuu7sst8tuu7vvv0*57,
  vvv0vvv1uuu4uuu5uuu4ttt7uuu6uuu3uuu4uuu5tuu6uuu5uuu4tuu6tuu5ttt5uuu4vvv0*57,
  vvv0*74,
  uuu1vvv0*72,uuu1
no-fees 1184x849
~ WwRR k9wt r64e rk_K NWWp a7wQ _-_M Vfs3 tG4y _-_M erDX eOS4 jDIW bgQC IQvp _txb IQvp _txb IQvp _txb
~ IQvp DO3a IQvp jDIW rqU2 BS7h rqU2 JwoT rqU2 EbdU rqU2 MSiV rqU2 vvDO tG4y _-_M sAxW Gf8w jDIW bgQC
~ IQvp _txb IQvp _txb IQvp _txb IQvp DO3a IQvp jDIW rqU2 vvDO rqU2 4RLO rqU2 W5yK rqU2 -pVB rqU2 IM-f
~ QUJg wMe7 0TDN 2f5b SfJ4 wMe7 0TDN W1IK bmHP wMe7 0TDN -AdI 4mGo wMe7 0TDN iTBi 7KIt wMe7 0TDN KLq5
~ UQ4I SKB4 UCxC a7wQ HAco vsFF Nr0U OHqB bjRB t-MW clWt QZem 956p OHqB nB67 JKKY ZFAq oNoo o_zW CGT3
~ OHqB nB67 Jcpy vjVP OExp o_zW hoyr OHqB nB67 zNMO sVTW VqGY o_zW 0YM- OHqB nB67 48tI -Ptp J-aJ o_zW
~ SJq1 OHqB gaEl NqHu KuJc 8prh T0SK xs2U Mu2Z y08G
  rssarss8rss5uvv0*71,
  uvv0*74,
  vvv0*74,
  vvv0sst6noocpqq8sss3rss4ttt1opp9ttt2stt3sss2sst2sss2pqq7vvv1vvv0*59,
  vvv0sst5lmnhnoogmnocpqq9opp9mnogmnnbqqr7lmngkmmclmnclmndtuu3vvv0*59,
  vvv0*74,
  vvv0sss9ppqgqrrcqrrbqrreqqrgvvv0*58,tuu6rssattt7sssassscsssdrssetuu4vvv0
  vvv0vvv1tuu3ttt3stt6ttt3tuu4vvv0*58,vvv1uuu2vvv2uuu2*4,vvv1vvv0
  vvv0uuv0stt0*13,ttt1stt0*13,ttt0stt0*14,ttt0stt0*13,ttt1stt0*13,uuv0vvv0
  vvv0*14,rrrettt9vvv0*12,uuv1rssevvv0*13,qrrfvvv0*12,uuu5rrrhuvv3vvv0*11,vvv1qrrhttt7vvv0
  vvv0*74,
  vvv0tuu3ttt4sst9ttt3uuu4ttt7ttt4uuv2vvv0*55,tuu5uuu2uuu3uuu4ttt6tuu6ttt8ttt6uuu2vvv0
  vvv0uuu5rrscqqrfpqqhrsscqqrgrrsgstt6vvv0*55,ttt9sttattt7ttt9sst9ttt8ttt7sst9vvv3vvv0
  vvv0uuu0stt0*13,stt1stt0*42,stt1stt0*13,uuu0vvv0
  vvv0*14,sstattt9vvv0*11,uuu2sttbsstdvvv0*12,ssscrssdvvv0*13,sttcuuu4vvv0*12,ttt8tuu6vvv0
  vvv0*14,uuu3vvv2vvv0*12,uuu3vvv3vvv0*12,uvv2uuu3vvv0*13,uuu2vvv1vvv0*12,uuv2vvv1vvv0
  vvv0*74,
  vvv0*14,stt5sss8vvv0*12,sss9rssbvvv0*12,ttt8qqrdvvv0*12,rss8qrrbuuu4vvv0*10,vvv1rss9pqqgttt5vvv0
  vvv0*14,ttu4ttt6vvv0*12,rrs6stt6vvv0*12,sss6rrs7vvv0*12,tuu4rss9uvv2vvv0*10,uvv1rrs8rss9ttu3vvv0
  vvv0*13,vvv1sst9uvv5vvv0*12,ssscuuu4vvv0*12,stt9ttt8vvv0*12,tuu9ttt7vvv1vvv0*11,uuu5stt8uuu4vvv0
  vvv0*74,
  vvv0uvv0rtu0*70,uvv0vvv0
  vvv0uvv0prs7nqrenqrdmpqborr9lpqemqqdmqqenrr9mpqgorralpqdmqq9nqranqrenqrdnqrcnqrbmpqimqqfmqqcnqrcmqqfnqr8mqqdpss7rtu0*44,uvv0vvv0
  vvv0uvv0suu0*70,uvv0vvv0
  vvv0*74,
  uuu0uvv0*72,uuu0
  vvv0*74,
  vvv0*2,uuu1vvv0*71,
  vvv0qrr6jklnhjjdlmmcvvv0*69,
  vvv0*2,vvv1uuu1vvv0*70,
  vvv0*8,uuu5uuv2uuu3vvv1uuu4vvv1uuu3*2,vvv1vvv0*53,uuu5vvv2vvv0*2,
  vvv0*8,sssbsst9qrrcrssbstt9rsscsss9rssdssscttt7vvv0*52,rrsbrssduuu4vvv0
  vvv0*74,
  vvv0vvv1ttu5vvv1vvv0*4,sss9rsscsssdrrsbstt6ttt6stt8sssbrssdssscsssbqrrbttu6sttbstt7vvv1vvv0*44,vvv1rrrbsstarrs9ttu3vvv0
  vvv0vvv1uuu3vvv1vvv0*4,ttt7stt8ttt6stt8ttt7sttattt5sssastt9ttt7*2,stt7ttt6sssbsstbuuu1vvv0*44,vvv1sst8ttt6sss8uvv3vvv0
  vvv0*74,
  vvv0*74,
  vvv0vvv1sss7vvv1vvv0*4,rrsbnoomqqqioppjnookrssaoppkqrreopploppmppqlpqqkoppkqrrfppqlqqqhrrravvv0*43,qrrbnopkpqqhnoohstt7vvv0
  vvv0*74,
  vvv0*74,
  vvv0vvv1stt6vvv1vvv0*4,ttt7pqqirrrfqrrfpqqhstt7qrrfrrsdqrrh*2,qrrirrrhqqrgrrsbqrrgrsscsss7vvv0*43,sssaqqqhrrsepqqettt5vvv0
  vvv0vvv1uuu2vvv1vvv0*4,uuu5ttu4uuu2ttt3uuu3*2,tuu5vvv2tuu4ttt4uuu3*4,uuu4uuu5uuu2vvv0*43,uvv2ttu3uuu2ttt2vvv1vvv0
  vvv0*74,
  vvv0*9,vvv1*3,uuu1uvv1vvv0*3,vvv1*4,uuu1uvv1vvv0*46,vvv1vvv0*4,
  vvv0vvv1stt9vvv1vvv0*4,qrrepqqjoppmqqrhpqqhrssepqqiqrrcqqqgoppnpqqjoppmqqqhpqqgrssdpqqgppqmppqfvvv0*42,pqqeoppipqqhnoohstt7vvv0
  vvv0*74,
  vvv0*74,
  vvv0vvv1rss8vvv1vvv0*4,qqqgpqqioopnpqqioppiqrrfpqqiqqrepqqfnooopqqjoppnpqqioppiqrrepqqgoppmppqfvvv0*41,rss8opplnoplpqqhnoohstt7vvv0
  vvv0*9,vvv1vvv0*6,vvv1vvv0vvv1vvv0*49,vvv1vvv0*5,
  vvv0*74,
  vvv0uuu5rsscttt8rssdtttarssdsstatuu7sssdstt9sssasssbsssarssgsss9stt8ssscsttattt9rssb*2,stt9sssbsst7ssscuuu3vvv0*47,
  vvv0*2,vvv1*6,uvv3vvv1uuu2vvv1*3,uuu5vvv1*3,uvv3vvv1*6,vvv2vvv0*48,
  vvv1vvv0*73,
  uvv0*74,
rules 1184x411
~ WwRR k9wt 0jbG rk_K NWWp tUHh rk_K Gpk0 QfYQ V7Xw X9hX 2E-x zEbs X9hX 2E-x CXpz X9hX 2E-x JORU X9hX
~ 2E-x CiPT X9hX 2E-x rk_K nzm8 QfYQ I3ni 9XCf tjJP M55U 9XCf tjJP M4TV 9XCf tjJP Aleq 9XCf tjJP a7wQ
~ j1r9 J15o
  rssdrss6uvv0*72,
  uuu0uvv0*72,uuu0
  vvv0*74,
  vvv0stt6opp9rrr7ttt2stt2ttu2uuu2ttt3rss5uuu1vvv0*27,oppbpqqbttt1rss5ttt3sst4uuu1ttu2rss5sss4uuu1ttt2uuu3rss4vvv0*22,
  vvv0sss5klmklmnhlmndoppalmmdkmmflmmhlmmgnop9vvv0*27,lnnhlmmhlmmflmmemnobjllgklmeklmfoppepqq9mnnejllfkllilmnguuu1vvv0*21,
  vvv0*74,
  vvv0psr4hnk8sst8qrrhrrrdqqqjrssdpqqgpqqfpqqisst9qrrf*2,qrrerrscqrrgrrrfpqqhqrrcttt8qrrfqrrhqqrissscpqqkrrrdrrrfrsscqrrg*2,uuu3vvv0*6,rssbuuu4qqrhqrrhpqqgqrrf*2,qqqgpqqhqrrdrsseqrrgrssbrrrcrrrfpqqkrssbqrrdrrravvv0*17,
  vvv0*2,uuu0vvv0vvv1*2,uvv3vvv1uuu2uuu3vvv2vvv1vvv2vvv1uuu2vvv1uuu4vvv2uvv2uvv1uuv3vvv2*3,vvv1uvv2vvv1*2,vvv2vvv1vvv2vvv0*7,uuu1vvv0vvv2*2,vvv1*3,uvv1vvv1*2,uuu3uvv1vvv1uvv1vvv1vvv2vvv1*3,vvv0*17,
  vvv0rts3kpn7sttbrrshsssbrssatttbsssbsttasstbttt6sttatttastt8*2,rrs9stt8sstbuuu3vvv0*18,sst8uuu4rrrastt9sstbstt8*2,stt9sss9rsscstt6sssarssbsss8ttt9ttt8sttbttt8vvv0*18,
  vvv0uvu1rts1uuu4stt8ttt9sst9stt9sst9ttt7sttauuu5sssattt9*2,uuu5stt7sssbttt9uvv2vvv0*18,uuu4vvv1stt6sssbstt9ttt7sttattt7ttt9sss9ttt5stt8ttt7*2,ttt9ttt8sssbtuu8vvv0*18,
  vvv0sut2nrp4uuu3uvv1uuu4uuu3uuu4vvv1vvv0*29,ttt6vvv2ttt5uuu3uuu4uuu3vvv1*2,uuu3vvv1uuu4uuu1uvv2uuu3vvv1*2,uuu4vvv0*19,
  vvv0sut2orp4ttt5pqqissscrrrdpqqhsss9vvv0*29,ttt6vvv2rrrcpqqfqqqhqrrfrrrfqrrfqrrerrseqrrgrrraqrresssbqrraqrrfqrriuuu3vvv0*18,
  vvv0uvv1stt1vvv0*35,uuu3vvv0*35,
  vvv0qsr4jom7sss9pqqjpqqkqrrbqqrioppkpqqevvv0*28,sss9uuu3pqqjoppmqrrbpqqmppqnsss9ppqipqqeoppmpqqhpqqkrssaoppiqrrjrsscvvv0*19,
  vvv0*74,
  vvv0psr5gmk8sss8pqqjoppkqrrfpqqgopplrrrbvvv0*64,
  vvv0*74,
  vvv0*74,
  uuu0*74,
  vvv1vvv0*72,vvv1
  vvv0uuu2tuu2vvv0*4,ttt4uuu2uuu1vvv0*64,
  vvv0pqqdnoodikkmhjkhoppcghiphjjnhjjkgiihklmihijklnngjklkjklighiovvv1vvv0*57,
  vvv0*3,ttt2vvv0*70,
  vvv0ttt6rssfqrrfrssdrssfsssbrsse*2,ssscrssgrrrfrrsgrssdrssfrrressscrssesttasssaqqrersscssserssessscrrrdrsserrsfsssarssessscrrsevvv1vvv0*41,
  vvv0*74,
  uvv1vvv0*72,uvv1
tier-1 1184x1728
~ WwRR k9wt xZvb rk_K NWWp a7wQ _-_M SPTJ wfqC cmZy tG4y _-_M erDX k8YD nGnE jDIW bgQC IQvp _txb IQvp
~ _txb IQvp _txb IQvp DO3a IQvp jDIW rqU2 BS7h tGLz P4UC rqU2 EbdU rqU2 MSiV rqU2 vvDO tG4y _-_M sAxW
~ URIl ptYn jDIW bgQC IQvp _txb IQvp _txb IQvp _txb IQvp DO3a IQvp jDIW rqU2 vvDO tGLz dDax rqU2 W5yK
~ rqU2 -pVB rqU2 IM-f QUJg wMe7 R80U K--o SfJ4 wMe7 YJ2G U2Oo bmHP wMe7 0TDN -AdI 4mGo wMe7 0TDN iTBi
~ 7KIt wMe7 0TDN KLq5 UQ4I SKB4 PzbV LUNq he2y a7wQ IVd3 vsFF Nr0U OHqB bjRB t-MW clWt xGoG QZem 956p
~ OHqB nB67 c5Ad VMrj CdRZ IRmR oNoo BTFD Qsbw 6gjO pTBs khXl FFeL o_zW CGT3 OHqB VAxG 3TRD r1mA xnLo
~ RBz0 Qsbw 6gjO pTBs 6Exz V4j_ zYiK hoyr OHqB nB67 zNMO sVTW VqGY BTFD Qsbw 6gjO pTBs _WIn V4j_ o_zW
~ 0YM- OHqB nB67 48tI -Ptp J-aJ BTFD Qsbw 6gjO Ccsp -iO8 pzJ- MSMN Ecyu o_zW SJq1 OHqB gaEl NqHu KuJc
~ 8prh eD-4 Qsbw 6gjO Ccsp Gt0h 4Y9f MSMN Ecyu T0SK xs2U Mu2Z y08G hLvr v1NN a7wQ XV8o Dt7o -2Hn WzCz
~ rk_K 5SDY QfYQ j42s ONsp fLI4 lbxd I7iv Q8vr J9XU 3V7I C1vD lbxd 1z-o Q8vr J9XU 3V7I eR4c Knqx lnEo
~ L4-Y MOka lbxd Woyo Q8vr r2fN lbxd FueG Q8vr rk_K Dwi3 QfYQ j42s toBa fLI4 lbxd dq7W Q8vr J9XU qSjm
~ C1vD lbxd CnGZ Q8vr J9XU I8yR 7_au Knqx w624 L4-Y r2fN lbxd Q6p_ Q8vr a7wQ j1r9 J15o NWWp tG4y hQEI
~ cTtb r611 GmOd E0Nn vB6t wn4C li7p 29ia zIej E0Nn Y-fu wn4C li7p 29ia zIej ESYj
  rrsbsst5uvv0*72,
  uuu0uvv0*72,uuu0
  vvv0*74,
  vvv0stt5rrs6uuu3ttu3ttu2uuu3tuu1stt2ttu2uuu2uuu0vvv0*57,uvv0uvu0*2,vvv0*2,
  vvv0tuu4lnnckllinooejklglmnhijkiikkikmmblmneqqr6vvv0*57,tut1lpnforq9uvu0vvv0
  vvv0uuu5sttbssscstt9rsserssgsttcsstattt7sttasssbtttavvv0*61,
  vvv0*2,vvv1vvv2vvv1vvv2vvv1*3,uvv2vvv1*2,vvv0*62,
  vvv0vvv1vvv2vvv1vvv0*2,vvv2vvv0*54,uuu2ttt5sss4tuu3*2,vvv1*2,uuu1vvv1uuv3uuu2uuv0vvv0
  vvv0sst9oopipqqdoophoppipqqivvv0*54,qrrboppfoppgpqqfqrrersscttt8rrrerssdrsscrssduuu5vvv0
  vvv0oqq4agi0*13,ejk8agi0*12,lop3ttt0stt0*14,ttt0stt0*13,ttt1stt0*13,uuv0vvv0
  vvv0*2,tuu0*12,rss6ttt4tuu0*12,uuu1stt7vvv0*13,ttt7vvv0*12,uvv2ttt8vvv1vvv0*12,ttt8uuu3vvv0
  vvv0*14,ttt8uuu5vvv0*12,uuv2stt7vvv0*13,ttt8vvv0*12,uuv2ttt9vvv1vvv0*12,ttt8uuu3vvv0
  vvv0*74,
  vvv0sss8ppqhmnopnookqrrgoopoppqkrss8vvv0*50,pqqdoppflmnilnnmlmnmpqqesssbqqrfrrsfpqqgrrrfqrrfqqrgttt5vvv0
  vvv0qrs3gkl0*13,jmn6gkl0*3,npq2tuu0*52,uvv0vvv0
  vvv0tuu1oqq0*12,npq1pqr5oqq0*3,rss1uvv0*7,uuu0tuu1uuu2uvv0*12,uuu1tuu3uvv0*13,uuu2uuu1uvv0*12,tuu2vvv1vvv0
  vvv0*14,ssscttt9vvv0*11,ttu3prrfprsevvv0*12,rssdrrsevvv0*13,sssduuu4vvv0*12,stt9uuu6vvv0
  vvv0*74,
  vvv0*74,
  vvv0*14,rts7qsravvv0*12,oqqcpqrfvvv0*12,qrrcmnokvvv0*12,qrrbnoojttt6vvv0*10,uuu2opphmnnosss8vvv0
  vvv0*13,uuu2sssauuu6vvv0*12,rssdtuu5vvv0*12,sssastt9vvv0*12,tttastt7vvv1vvv0*11,tuu6stt8uuu5vvv0
  vvv0*74,
  vvv0*2,suu0*70,vvv0*2,
  vvv0uvv0mqr7lppalppbmpqdlopempqclpqdkopcmqqalpqdmpqdkopdlpq7mpqdjnoempqclopckopdnqr9lppenqr8mqqalpqbkopcnqr9lopenqr7mqqalpqclppampqampqclopekopdmpq9mpqdmpq9rtu0*33,uvv0vvv0
  vvv0uvv0qst1qtt3qtt2rtt2rtu0rtt1pss3*2,qtt3pss4qst2rtt2rtt1rtu0*3,rtt1rtu0*12,qst2rtu0*40,uvv0vvv0
  vvv0uvv0qst4mqqcorr8nqramqqeors9orr9nqraors8nqr9prs9orr9mqqdnqrfnqrborr8mpqbpss6rtu0*52,uvv0vvv0
  vvv0*2,tuu0*70,vvv0*2,
  vvv0*74,
  uuu0*74,
  vvv0*74,
  vvv0ttt1rrs4vvv0*4,uuu1vvv0uuu2vvv0uuu2*2,uuu3vvv0*4,uuu2vvv0*55,
  vvv0stt6lmnlgiieklmdmno9ijkkgiiinoofgijnjllggijinoobjkllijkemnnfjkkfikkfikkhvvv0*55,
  vvv0*14,vvv1uuu1vvv0*58,
  vvv0*5,rsscttt6sss8stt7ttt8stt7ttt8sttastt8uuu2vvv0*15,rss6ttt4ttt7sst9ttt6sst8ttt8uuu2vvv0*32,rssattt9uuu2vvv0
  vvv0*5,tuu5uuu4ttt7ttu5uuu5tuu6uuu3ttu6uuu7uvv1vvv0*15,uuu3*2,sst8ttu6uuu4ttt5ttu5vvv2vvv0*32,ttt5ttu6vvv2vvv0
  vvv0*30,stt0rst0*21,stt0vvv0*21,
  vvv0nrp44gb4nrp4vvv0rss9sssarrscrrrctuu4rss7ttt8stt9rrrfttt9qrrdsss9ttt8sttbttt6vvv1vvv0*8,vvv1hlm0gkl0*21,imn2tuu0*11,vvv0*4,vvv1rrrbsstarrs9ttu3vvv0
  vvv0psq39ie5psr3vvv0stt7ttt7stt6sst8ttt6sss9ttt5stt9sssattt6stt8tuu6sst8sssbstt8vvv1vvv0*9,ppqmqrrirrrcqrrkqqqiqqrissshpqqjsss9vvv0*18,stt8rrrfppqlrssfppqhrrrcpqqhvvv0*4,vvv1sst8ttt6sss8uvv3vvv0
  vvv0*2,uvv0*70,vvv0*2,
  vvv1rtt0orr3rtt0rtu0*26,glm0*28,orr2rtt0*5,rtu0*9,vvv1
  vvv1prsbsss7prsbrtu0mppelnokmophmopfknninpqcmopgmopeloojlnokmppfknogknojnqqclooiloohorr6rtu0*8,kooalop4kop4kno8kop8jno8koo6kop5lop4mpq0mqq0*17,lpp4orr7oqr9prr7orr6pss3qss4rtt0rtu0*3,npqaknnimopfknngorr6vvv1
  vvv1qst3pss3qst3rtu0*26,oqraoqrcprs5orraprs7oqr9prs8prs9oqq7rtt1rtu0*17,qss4prs7orr9qss7oqr8prs8nqqartu0*9,vvv1
  vvv0tuu0*72,vvv0
  vvv0*29,vvv1dij1cij0*31,npp3stt0vvv0*10,
  vvv0vvv1sss8vvv1vvv0pqqgoppmpqqjpqqhnookqrrdpqqh*2,oppm*2,qqqhoopiooplrrseppqkpqqjsss7vvv0*8,pqqkrssgrsscqrrirssgpqqjrsse*2,rrrbvvv1vvv0*17,ttt8rsseqqqjrssepqqfsssbqrrfvvv0*4,rrrcnopkpqqhnoohstt7vvv0
  vvv0*30,vvv2uvv1vvv1uvv1vvv0uuu1vvv1*2,uuu1vvv0*19,vvv1uvv1vvv1*3,vvv2vvv0*10,
  vvv0*74,
  vvv0vvv1uuu4vvv1vvv0stt8ttt8rssattt9rss9ttt6tuu4stt6ttu6sssattt8rssbttt9rss9ttt6ttt7tuu5uuu3vvv0*7,plh5pkh5*22,pkh4pkh5*9,plh5vuu2vvv0*3,sst8sss9ttt8sss7tuu2vvv0
  vvv0vvv1ttt6vvv1vvv0sss8ssscrssbttt8rss9ttt7rrsdsst6sssbrssbssscrssbttt7rss9ttu7rrsdrsserssbvvv0*7,ppqmqrrirrsbqrrjqrriqqrjoppkrssfqrreqrrcvvv0*10,rnk7usr7tsqbusr8trqdtrqfsqoguts9trqctrqatrpetsqdtsrbtqpevvv1vvv0*3,sst7rssbsst8rrrauuu4vvv0
  vvv0*74,
  vvv0*30,sqo3sqo2*33,vvv1vvv0*9,
  vvv0vvv1rss8vvv1vvv0ppqgpqqjnoomqrrhnoojqrrepqqhpqqcpqqioppmpqqjnoomqrrhnoojqrreoppkpqqjqqqfvvv0*7,rpn8sqo2rpn5rpn6qon6qon9qom8rpo4rpn5sqo2*17,sqo3rpm4spo3sqo2*2,spo4spn6sqo2vvu1vvv0*2,rss8opplnoplpqqhnoohstt7vvv0
  vvv0*6,vvv1vvv0*6,vvv1vvv0vvv1vvv0*14,qqrhqrrisss8rssfsssfrsscrrsfsssdrrscqrrcvvv0*16,tsr2sqo6trq8usratrqcuts8tsqdtrqcvvu2vvv0*3,vvv1vvv0*5,
  vvv0*74,
  vvv0uuu4stt9tuu5ttt9tuu7stt8ttu7uuu4sttatuu6ttt8*2,stt8sttcttt7tuu6ttt8tuu7uuu6stt7stt8ttu5ttt8ttt5ttt8vvv2vvv0*47,
  vvv0uvv2uuu6uuu4uuu6uuu4ttu6tuu4tuu6uuu4stt6tuu5uuu5uuu4ttt9uuu4*2,uuu6tuu5uuu5*2,uuu4uuu5*2,uuu3uuu6vvv2vvv0*47,
  vvv0ttu4rssfrssdqrrcsssbrssfrssbsss9*2,sssdsstdsttcrssdrssesstbrrsgrssettt6rssesttarrsdsssdrrsasssarrresssdqrrettt7vvv0*45,
  vvv0ttt7rsscrssdsttaqrrerssfsst8qrrgrrscsssdrssdrrscsstbssscqrrdsttbvvv0*57,
  vvv0*5,vvv1vvv0*4,vvv1vvv0*2,vvv1vvv0*60,
  vvv0*74,
  uvv0*74,
  vvv0*74,
  vvv0sss5qqq7ttt4sss4stt4sst2rss2sst4qqq7ttt2vvv0*63,
  vvv0uuu4nooblmmgoppdoppclmmcnooanooflmmdpqq7vvv0*52,vvv2sssasssbqrrjstt9rssettt7rssbrssdttu7vvv0
  vvv0*74,
  vvv0qrrblmmhoppekmmgmnnhmnndmnnmvvv0*30,ppqenoofklmnmnnkppqcnoohmnnlmnogpqq8vvv0*27,
  vvv0*5,uvv2vvv0*35,uuu1uuv1vvv0*31,
  vvv0tuu7ppqkpqqhrssfpqqlppqkqrrfqqrhuuu4vvv0*19,ttt5nooiopphnooiqqrgnoohpqqevvv0*2,qqqhrssgpqqirrrcqqqnpqqhrrrevvv0*19,ttt6oppgpqqeopphoppipqqgnooj*2,sss7vvv0
  vvv0uuu4ttt6tuu6uuu4ttt8*2,sssbvvv2vvv0*21,uvv1vvv1uuu1vvv0uuu1vvv1vvv0*2,ttt7*2,ttt8tuu5uuu5stt8ttt7vvv0*20,uuu1uuu3vvv1uvv1vvv1uvv1vvv1vvv0*2,
  vvv0uuu4sttauuu3tuu5*3,tuu7vvv0*30,ttt7tuu7ttt6uuu5ttu5uuu3uuu6vvv0*29,
  vvv0*74,
  vvv0tuu7ppqkpqqhqrrgqrrdqrrerssevvv0*21,sss8nookopphnooiqqrgnoohpqqevvv0*2,rrsbqqrjpqqfqqrhpqqgpqqjttt4vvv0*19,ttt6ppqeqrrboopioppipqqgnooj*2,sss7vvv0
  vvv0uuu4ttt6tuu5uuu4sttattt7sstbvvv0*22,uvv1vvv1uuu1vvv0uuu1vvv1vvv0*2,ttt7uuu5stt7uuu4ttt5ttt8ttt6vvv0*20,uuu1uuu4uuu1uvv1vvv1uvv1vvv1vvv0*2,
  vvv0uuu4sttauuu4tuu5*3,tuu7vvv0*30,ttt7tuu7ttt7uuu5ttu5uuu3uuu6vvv0*29,
  vvv0*74,
  vvv0tuu7ppqkpqqhqrrgqrrdqrrerssevvv0*22,sss8qrrcpqqerrsbqqqbrrsavvv0*2,qqqhrssgqrrhoppirrreqqrlopphsst9vvv0*19,rss8qrrapqqfqrrbqrrcqqrdpqqettt5vvv0
  vvv0uuu3*2,uuu2tuu5stt8tuu5uuu3vvv1uuu3uvv2ttt6uvv2vvv1vvv2uvv2uuu3*2,vvv2vvv1vvv0*11,vvv1uvv1vvv0vvv1vvv0*3,tuu4ttt8uuu4ttt7uuu4tuu4tuu3uuu3uuu6uuu4uvv3uuv2uuu3uvv3uvv2vvv1vvv2uuu2uuu4*2,ttu5uuu4uuu6ttt6vvv0*3,uuu1uvv2vvv1*2,vvv0vvv1vvv0*3,
  vvv0uuu3rssbsssbsssattt9ssscttu5uuu6ttt6uuu4ttt9sttcssscsttbrssdstt9sstbttt6uuu5vvv0*18,uuu7sssbrssasttcttt9tuu7tuu5ttt6ttu7tuu9sssbttt7sssb*2,sssasttcsstcttt8ssscttt7sst9ttt8stt8sttbvvv0*12,
  vvv0*38,sssd*2,sstarssesstbvvv0*31,
  vvv0stt6rsscqqrjsttarrsarssdqrrfvvv0*20,ttt5qrrdpqqe*2,oppgrrrfoppgqqqcvvv0*3,uvv0*33,vvv0*2,
  vvv0uuu1uuu5*2,vvv3uuu3*2,ttu4vvv0*20,vvv1ttt5ttu3tuu4ttt3uuu1ttt2vvv2vvv0*2,uuu4*2,ttt6ttu4vvv2vvv0*22,ttt7tuu4rss9stt7ttt7rssarss9ttt3vvv0
  vvv0*2,uvv0*33,vvv0*3,ttt7rrresssfrrrbvvv2vvv0*22,qqr9rss9qrrdrrrcrss9qrraqrrcuuu5vvv0
  vvv0stt8pqqiqrrkopphsss9vvv0*22,vvv1opphnoohnooimnnjpqqhlnnipqqfvvv0*38,
  vvv0*74,
  vvv0*74,
  uvv0*74,
  uvv0vvv0*72,uvv0
  vvv0*74,
  vvv0pqqdmnodlmmhlmmerrr9jkljijkojllhjklgnooekmmgnoodmnnf*2,jklivvv1vvv0*57,
  vvv0uuu2uuu3qrr6sst2ttt2stt5ttt3stt5sss3ttt3sss3uuu2ttt5ttt2stt5vvv0*58,
  vvv0ttt6rssfrrrdsttbrssfsssarsse*2,ssscrssgrrrfrrsgrssdrssfrrresttarssesttasssaqrrdrsscssserssessscrrscsssdrrsfsst9rssdssscrrsevvv1vvv0*41,
  vvv0*3,vvv1vvv2vvv0vvv1vvv0*9,vvv1vvv0*57,
  vvv0stt6rrscrssdrrresssdsssfpqqfttt6vvv0*65,
  vvv0vvv1ttt6stt3ttt5ttu5ttt2stt3uuu1uvv0*63,vvv0*2,
  vvv0uvv5vvv0*70,uvv5vvv0
  vvv0uvv7vvv0*70,uvv7vvv0
  vvv0uvv5uvv0*70,uvv5vvv0
  vvv0*74,
  vvv0uvv0rss7rss6tuu0*32,uuu0*2,qrr9rss5tuu0*32,uvv0vvv0
  vvv0uvv0qrr6rss8stt1tuu0*31,uuu0*2,qrr8qrr6tuu0*32,uvv0vvv0
  vvv0uvv0pqrboppbrss6tuu0*31,uuu0*2,nppfopqbtuu0*32,uvv0vvv0
  vvv0uvv0qrr9nppgopqgopphoppinookstt2tuu0*27,uuu0*2,pqqfnpphoppgopqhoppgnppgtuu0*28,uvv0vvv0
  vvv0*2,tuu0*34,uvv0*2,tuu0*34,vvv0*2,
  vvv0vvv1vvv2vvv0*6,uvv1uuu1vvv1uvv1uuv1vvv0*4,uvv1vvv0*55,
  vvv0sttboppppqqkpqqipqqmpqqlrrrcrrsbqrrfpqqgqrrfpqqhrrsepqqgqrrgoppjoppisssdpqqitttbvvv0*53,
  vvv0*74,
  vvv0*74,
  vvv0*74,
no-tier 1184x939
~ WwRR k9wt mYAs rk_K NWWp a7wQ _-_M SPTJ ouwu cmZy tG4y _-_M erDX 6M8z 4zf_ jDIW bgQC IQvp _txb IQvp
~ _txb IQvp _txb IQvp DO3a IQvp jDIW tGLz VS7h rqU2 JwoT rqU2 EbdU rqU2 MSiV rqU2 vvDO tG4y _-_M sAxW
~ IrkG 4zf_ jDIW bgQC IQvp _txb IQvp _txb IQvp _txb IQvp DO3a IQvp jDIW tGLz qLLp rqU2 4RLO rqU2 W5yK
~ rqU2 -pVB rqU2 IM-f QUJg wMe7 YJ2G CwbU SfJ4 wMe7 0TDN W1IK bmHP wMe7 0TDN -AdI 4mGo wMe7 0TDN iTBi
~ 7KIt wMe7 0TDN KLq5 UQ4I SKB4 PzbV 5To2 Rl2L a7wQ XV8o Dt7o -2Hn WzCz rk_K 5SDY lb-_ rk_K Dwi3 LFBe
~ a7wQ j1r9 J15o NWWp tG4y hQEI cTtb r611 GmOd E0Nn vB6t wn4C a101 E0Nn Y-fu wn4C a101 -YTF
  rssa*2,ttt4uvv0*71,
  uuu0uvv0*72,uuu0
  vvv0*74,
  vvv0stt5rrs6uuu3ttu3ttu2uuu3tuu1stt2ttu2uuu2uuu0vvv0*56,uvv0*4,vvv0*2,
  vvv0tuu4lnnckllinooejklglmnhijkiikkikmmblmneqqr6vvv0*55,tuu2oppfpqqdpqqcpqqbuvv0vvv0
  vvv0uuu5sttbssscstt9rsserssgsttcsstattt7sttasssbtttavvv0*61,
  vvv0*2,vvv1vvv2vvv1vvv2vvv1*3,uvv2vvv1*2,vvv0*62,
  vvv0uuv2uuv3vvv2vvv0*2,uuu3vvv0*59,ttt4vvv1uuu3uuu2uuu4*2,uuu1vvv0
  vvv0ttt9oppgpqqcoophoppipqqhvvv0*58,vvv2qrrcsst9sssassscsssbssscuuu4vvv0
  vvv0uuv0stt0*13,ttt1stt0*13,ttt0stt0*14,ttt0stt0*13,ttt1stt0*13,uuv0vvv0
  vvv0*14,stt7tuu4vvv0*13,ttu8vvv0*13,ttt7vvv0*12,uvv2ttt8vvv1vvv0*12,ttt8uuu3vvv0
  vvv0*14,rst9tuu6vvv0*12,vvv1ttu6vvv0*13,ttt8vvv0*12,uuv2ttt9vvv1vvv0*12,ttt8uuu3vvv0
  vvv0*74,
  vvv0sss8ppqhmnopnookqrrgoopoppqkrss8vvv0*55,pqqdsssbrrr9rssepqqgrrrfqrrfqqrgttt5vvv0
  vvv0uvv0tuu0*70,uvv0vvv0
  vvv0*2,uvv0*12,tuu1uuu2uvv0*11,uuu0tuu1uuu3uvv0*12,uuu1tuu3uvv0*13,uuu2uuu1uvv0*12,tuu2vvv1vvv0
  vvv0*14,pqrfrstavvv0*11,uuu2sssesssdvvv0*12,rssdrrsevvv0*13,sssduuu4vvv0*12,stt9uuu6vvv0
  vvv0*74,
  vvv0*74,
  vvv0*14,rss8qrsbvvv0*12,oppeppqhvvv0*12,qrrcmnokvvv0*12,qrrbnoojttt6vvv0*10,uuu2opphmnnosss8vvv0
  vvv0*13,uuu2sssauuu6vvv0*12,rssdtuu5vvv0*12,sssastt9vvv0*12,tttastt7vvv1vvv0*11,tuu6stt8uuu5vvv0
  vvv0*74,
  vvv0*2,suu0*70,vvv0*2,
  vvv0uvv0mqr7lppalppbmpqdkopdmqqbkopckopenqr8kopcnqrakopcmqq9kopelppelopemqqckopdnqralopdmpqb*2,nqr8lppbmqrckopenqramqqalppempq9mqqakopdmpqdkopdors6rtu0*35,uvv0vvv0
  vvv0uvv0qst1qtt3qtt2rtt2rtu0rtt1qst2pst4qtt3pss4pss3rtt1rtu0rtt2rtu0*2,rtt1rtu0*12,qst2rtu0*40,uvv0vvv0
  vvv0uvv0qst4mqqcorr8nqramqqeors9orr7nrrcors8nqrapss7nqrbnqrcmqqgmqqbors7mqqborsartu0*52,uvv0vvv0
  vvv0*2,tuu0*70,vvv0*2,
  vvv0*74,
  uuu0*74,
  vvv0*74,
  vvv0tuu3uuu3vvv0*6,uuu3vvv0*64,
  vvv0stt6jklfikkllmmimnnghjjfjllcjllkhijhmno9vvv0*52,vvv2sssasssbqrrjstt9rssettt7rssbrssdttu7vvv0
  vvv0*74,
  vvv0rss8oppcqrraoppbpqqcpqq9ppqgvvv0*30,qqraqqq9nophpqqcrrs9pqqdpqqfppqarss5vvv0*27,
  vvv0uuu4sss5ttu5sss4rrrasss4stt7vvv3vvv0vvv2vvv1vvv0*5,vvv1vvv0*20,ttt7stt6sss5rrsbsss4stt6rss8ttt7ttt4vvv1vvv0vvv1vvv0*3,vvv2vvv0*20,
  vvv0uuu6sssaqrrdrssbrssdrsscstt7sttb*2,sssesstarssesss9rssdsssdrrsgsstarrsbvvv1vvv0*18,sttbsst9rssaqrrcrsscttt7rssdsttbrsscstt8rrsesttarrsfsstbrsserssbsssbvvv0*19,
  vvv0*74,
  uvv0*74,
  vvv0*74,
  vvv0*74,
  vvv0ppqdmnneklljjllfqqqaijklhjjpikkjhjjgmnnfjllhmnoelmmhkmmgijkkvvv1vvv0*57,
  vvv0vvv1uvv2rss5tuu1uuu1tuu3uuu2tuu3ttt2uuu2ttt2uvv1uuu3uuu1tuu3vvv0*58,
  vvv0ttt6rssfqrresstcrssfsssarsse*2,ssscrssgrrrfrrsgrssdrssfrrresttbrssesttasssaqrrdrsscssserssessscrrscssserrsfsst9rssessscrrsevvv1vvv0*41,
  vvv0*3,vvv1*2,vvv0*11,vvv1vvv0*57,
  vvv0sst7qrrf*2,qrrhrrsgrrrhopphttt7vvv0*65,
  vvv0vvv1uuu3tuu1uuu2*2,uuu1tuu1uuu0uvv0*63,vvv0*2,
  vvv0uvv6vvv0*70,uvv6vvv0
  vvv0uvv7vvv0*70,uvv7vvv0
  vvv0vvv4uvv0*70,vvv4vvv0
  vvv0*74,
  vvv0uvv0qrs8*2,tuu0*32,uuu0*2,qrraqrr7tuu0*32,uvv0vvv0
  vvv0uvv0rss6rss7stt1tuu0stt1tuu0*29,uuu0*2,rss7*2,tuu0ttt0*2,tuu0*29,uvv0vvv0
  vvv0uvv0pqqcoppbnoognopfqrr7tuu0*29,uuu0*2,moogopqeoppbmnnhsst2tuu0*29,uvv0vvv0
  vvv0*2,uvv0*34,vvv0*2,uvv0*34,vvv0*2,
  vvv0uuu6ttt6ttt9tuu4stt8uuu4tuu4ttt8ttt7uuu6ttu5tuu7tttasssasst8ttt7ttt9ttt8*2,ttt6uuu6tuu6ttt5stt8ttt7ttt6*2,ttt8vvv0*45,
  vvv0uvv4sssattt9ttt6rsscttt8ttt9stt8sss9sssattt7*2,sssesttcsst9rrrdrsscsttbrsscsss9sssb*2,ttt8sss9stt9rrrcrssbttt9vvv0*45,
  vvv0*74,
  vvv0*74,
  uvv1vvv0*72,uvv1
below-zero 1184x936
~ WwRR k9wt uchc rk_K NWWp a7wQ _-_M SPTJ ouwu cmZy tG4y _-_M erDX 6M8z 4PNv jDIW bgQC IQvp _txb IQvp
~ _txb IQvp _txb IQvp DO3a IQvp jDIW tGLz VS7h rqU2 JwoT rqU2 EbdU rqU2 MSiV rqU2 vvDO tG4y _-_M sAxW
~ IrkG m7-c jDIW bgQC IQvp _txb IQvp _txb IQvp _txb IQvp DO3a IQvp jDIW tGLz qLLp rqU2 4RLO rqU2 W5yK
~ rqU2 -pVB rqU2 IM-f QUJg wMe7 YJ2G CwbU SfJ4 wMe7 0TDN W1IK bmHP wMe7 0TDN -AdI 4mGo wMe7 0TDN iTBi
~ 7KIt wMe7 0TDN KLq5 UQ4I SKB4 PzbV YMFo a7wQ XV8o Dt7o -2Hn WzCz rk_K 5SDY lb-_ rk_K Dwi3 LFBe a7wQ
~ j1r9 J15o NWWp tG4y hQEI cTtb r611 GmOd E0Nn vB6t wn4C a101 Pgz- zIej E0Nn Y-fu wn4C a101 Pgz- zIej
~ -YTF
  qrraqrrcrss7rss9uvv0*70,
  uuu0uvv0*72,uuu0
  vvv0*74,
  vvv0stt5rrs6uuu3ttu3ttu2uuu3tuu1stt2ttu2uuu2uuu0vvv0*56,uvv0*4,vvv0*2,
  vvv0tuu4lnnckllinooejklglmnhijkiikkikmmblmneqqr6vvv0*55,tuu2oppfpqqdpqqcpqqbuvv0vvv0
  vvv0uuu5sttbssscstt9rsserssgsttcsstattt7sttasssbtttavvv0*61,
  vvv0*2,vvv1vvv2vvv1vvv2vvv1*3,uvv2vvv1*2,vvv0*62,
  vvv0uuv2uuv3vvv2vvv0*2,uuu3vvv0*56,stt4sss6ttt5ttt4vvv1uuu3uuu2uuu4*2,uuu1vvv0
  vvv0ttt9oppgpqqcoophoppipqqhvvv0*55,uuu2pqq9pqqf*2,qrrcsst9sssassscsssbssscuuu4vvv0
  vvv0uuv0stt0*13,ttt1stt0*13,ttt0stt0*14,ttt0stt0*13,ttt1stt0*13,uuv0vvv0
  vvv0*14,stt7tuu4vvv0*13,ttu8vvv0*13,ttt7vvv0*12,uvv2ttt8vvv1vvv0*12,ttt8uuu3vvv0
  vvv0*14,rst9tuu6vvv0*12,vvv1ttu6vvv0*13,ttt8vvv0*12,uuv2ttt9vvv1vvv0*12,ttt8uuu3vvv0
  vvv0*74,
  vvv0sss8ppqhmnopnookqrrgoopoppqkrss8vvv0*50,uuu2lmnfnooklmmpnoojkmmlsssbrrr9rssepqqgrrrfqrrfqqrgttt5vvv0
  vvv0qrs3gkl0*13,jmn6kno2tuu0*55,uvv0vvv0
  vvv0tuu1oqq0*12,npq1prr4qrs1uvv0*10,uuu0tuu1uuu3uvv0*12,uuu1tuu3uvv0*13,uuu2uuu1uvv0*12,tuu2vvv1vvv0
  vvv0*14,pqrfrstavvv0*11,uuu2sssesssdvvv0*12,rssdrrsevvv0*13,sssduuu4vvv0*12,stt9uuu6vvv0
  vvv0*74,
  vvv0*74,
  vvv0*14,rss8qrsbvvv0*12,oppeppqhvvv0*12,qrrcmnokvvv0*12,qrrbnoojttt6vvv0*10,uuu2opphmnnosss8vvv0
  vvv0*13,uuu2sssauuu6vvv0*12,rssdtuu5vvv0*12,sssastt9vvv0*12,tttastt7vvv1vvv0*11,tuu6stt8uuu5vvv0
  vvv0*74,
  vvv0*2,suu0*70,vvv0*2,
  vvv0uvv0mqr7lppalppbmpqdkopdmqqbkopckopdnqr9lppdnqr7mpqampqbkopbmqqblppeorr9lpqcmpqclppalpqampqclopckopdqtt2rtu0*45,uvv0vvv0
  vvv0uvv0rtu0rtt2rtu0*17,qst1rtu0*50,uvv0vvv0
  vvv0*74,
  uvv0vvv0*72,uvv0
  uvv0vvv0*72,uvv0
  vvv0*74,
  vvv0rss6noobqrrapqq8qqr8opp7qqq6pqq9noobrss3vvv0*53,vvv1*2,uvv3vvv0uuv2vvv1uuu3uuu4vvv1vvv0
  vvv0uvv3pqq7oopbrrr9rss8opq8pqq6qrraopp9qrr5vvv0*52,vvv2stt9sstarssgttt9sttbtuu6ttt8*2,uuu6vvv0
  vvv0*74,
  vvv0qrrblmmhoppekmmglmnkmnndmnnmvvv0*30,ppqenoofklmmlmnmnopenoohmnnlmnogpqq8vvv0*27,
  vvv0ttu7rssbqrrerssbrrsfsstasst8rssfsttbrssgsssbrsserssarssdsssdrssessscrrsbvvv1vvv0*18,rssesssarssaqrresstattt9rrrgsttcrrsesst9rrsesstcrrsfsstbrsscrrsdsssbvvv0*19,
  vvv0*6,vvv1vvv0*9,vvv2vvv0*25,vvv1vvv0*9,vvv1vvv0*21,
  vvv0*74,
  uuu0uvv0*72,uuu0
  vvv0*74,
  vvv0stt6qrr6uuu2ttt2uuu2uuu3pqqarrr7rss4ttt3tuu2uuu2tuu2*2,uuu3vvv0*58,
  vvv0rrr9qrr9hjjlkllfpqq9ijkllmnilmmfjllemnoejklhnoodlmnilmmfijkkvvv0*58,
  vvv0vvv1vvv0*6,vvv1vvv0vvv2vvv1vvv0vvv1*2,vvv0*5,vvv1vvv0vvv1vvv0vvv1vvv0vvv1vvv0*47,
  vvv0uuu5rsseqrrfrssdrssfsssbrssd*2,ssscrsse*2,rrsgrsscrsserrressscrssesttasss9qrrdrsscsstcrssesssbrrrdsssdrrsfsssarssessscrssdvvv1vvv0*41,
  vvv0*6,vvv1uuu1vvv0*66,
  vvv0sst7pqqipqqgpqqjrrrirrrgopphttt7vvv0*65,
  vvv0vvv2uvv0*70,vvv2vvv0
  vvv0uvv6vvv0*70,uvv6vvv0
  vvv0uvv6vvv0*70,uvv6vvv0
  vvv0vvv2uvv0*70,vvv2vvv0
  vvv0*2,uuu0*34,uvv0*2,uuu0*34,vvv0*2,
  vvv0uvv0qrrcpqqetuu0*32,uuu0*2,oqqfpqqbtuu0*32,uvv0vvv0
  vvv0uvv0oppfnppdmnohoppcpqr9tuu0*29,uuu0*2,mnnknpphopqamoogrss3tuu0*29,uvv0vvv0
  vvv0uvv0stt3rss7qrr8pqrcpqqdqrr8tuu0*28,uuu0*2,stt4qrr9*2,qrrepqqbrss3tuu0*28,uvv0vvv0
  vvv0uvv0rss3rss5rss8rss7qrr8rss4tuu0*28,uuu0*2,rss4qrr7qrs8rss6qrr7stt2tuu0*28,uvv0vvv0
  vvv0*74,
  vvv0ttt8rsserrsfsss8qrrgstt9sss9rssdrrrcssscsst8sssbqrrkqrriqrreqrrgqrrhrssgqrrgrrsbsstcsssesssaqrrersserrrbrrsdssscvvv0*45,
  vvv0vvv1uuu3uvv3uuu3*2,uuu2uuu3*2,uuu4uuu5uuu4vvv3uuu4*2,uuu3tuu5uuu5uuu3uuu4*2,uuu5uuu3uvv3uuu3*2,ttt6tuu4uuu5vvv0*45,
  vvv0*74,
  vvv0*74,
  uvv0vvv0*72,uvv0
top-tier 1184x1217
~ WwRR k9wt jLL3 rk_K NWWp a7wQ _-_M SPTJ O-t5 cmZy tG4y _-_M erDX IrkG 5YYg jDIW bgQC IQvp _txb IQvp
~ _txb IQvp _txb IQvp DO3a IQvp jDIW rqU2 BS7h rqU2 JwoT rqU2 EbdU rqU2 MSiV rqU2 vvDO tG4y _-_M sAxW
~ BLtR 8iTK jDIW bgQC IQvp _txb IQvp _txb IQvp _txb IQvp DO3a IQvp jDIW rqU2 vvDO rqU2 4RLO rqU2 W5yK
~ rqU2 -pVB rqU2 IM-f QUJg wMe7 R80U K--o SfJ4 wMe7 R80U z4pz bmHP wMe7 R80U f8sx 4mGo wMe7 R80U 5jKN
~ 7KIt wMe7 R80U JOs2 UQ4I SKB4 URFc a7wQ XV8o Dt7o -2Hn WzCz rk_K 5SDY QfYQ j42s ONsp fLI4 lbxd I7iv
~ Q8vr J9XU 3V7I C1vD lbxd 1z-o Q8vr J9XU 3V7I eR4c Knqx lnEo L4-Y MOka lbxd C9Mj Q8vr r2fN lbxd VLu2
~ Q8vr rk_K Dwi3 QfYQ j42s toBa fLI4 lbxd dq7W Q8vr J9XU qSjm C1vD lbxd CnGZ Q8vr J9XU I8yR 7_au Knqx
~ w624 L4-Y MOka lbxd GPWx Q8vr r2fN lbxd gqbl Q8vr a7wQ j1r9 J15o NWWp tG4y hQEI cTtb r611 GmOd E0Nn
~ vB6t wn4C xhM4 Sroh zIej E0Nn Y-fu wn4C xhM4 Sroh zIej 5CJX
  qrrbrss8sss7uvv0*71,
  uuu0uvv0*72,uuu0
  vvv0*74,
  vvv0stt5rrs6uuu3ttu3ttu2uuu3tuu1stt2ttu2uuu2uuu0vvv0*57,uvv0uvu0*2,vvv0*2,
  vvv0tuu4lnnckllinooejklglmnhijkiikkikmmblmneqqr6vvv0*57,sus2lqnenrp9uvu0vvv0
  vvv0uuu5sttbssscstt9rsserssgsttcsstattt7sttasssbtttavvv0*61,
  vvv0*2,vvv1vvv2vvv1vvv2vvv1*3,uvv2vvv1*2,vvv0*62,
  vvv0uuv2uuv3vvv2vvv0*2,uuu3vvv0*47,uuu3ttt5ttt2stt4tuu4sst5sss7ttt5*2,ttt4sss5vvv0uuu2uvv2uuu3uuu2uuu4*2,uuu1vvv0
  vvv0ttt9oppgpqqcoophoppipqqhvvv0*47,sss5rrs8pqqcppqbppqerssboppcpqqfqrrarrr8ppqbstt9stt6sttcrsscssscsssbssscuuu4vvv0
  vvv0oqq4agi0*13,ejk8agi0*13,ejk4agi0*14,ejk4agi0*13,ejk8agi0*13,oqq4vvv0
  vvv0*2,tuu0*12,rss6ttt4tuu0*13,stt8tuu0*13,rss7uuu0tuu0*11,ttu2rss8tuu2tuu0*12,rss8uuu3vvv0
  vvv0*14,ttt8uuu5vvv0*12,vvv1ttu6vvv0*13,ttt8vvv0*12,uuv2ttt9vvv1vvv0*12,ttt8uuu3vvv0
  vvv0*74,
  vvv0sss8ppqhmnopnookqrrgoopoppqkrss8vvv0*44,lmnlmnoinooimnogoppemnnhoppelmmmkmmnoppgnoohrsscrssbpqqgrrsfpqqgrrrfqrrfqqrgttt5vvv0
  vvv0qrs3gkl0*13,jmn6gkl0*13,jmn3gkl0*14,jmn3gkl0*13,jmn6gkl0*13,qrs3vvv0
  vvv0tuu1oqq0*12,npq1pqr5oqq0*12,npq1oqr4oqq0*12,npq1npq3prr1oqq0*12,npq2prr4oqq0*12,npq2ttu2vvv0
  vvv0*14,ssscttt9vvv0*11,uuu2sssesssdvvv0*12,rssdrrsevvv0*13,sssduuu4vvv0*12,stt9uuu6vvv0
  vvv0*74,
  vvv0*74,
  vvv0*14,rts7qsravvv0*12,orqbprqdvvv0*12,qsr9mqpfvvv0*12,qsr8nqpftuu4vvv0*10,uvu1orqdmqoistt6vvv0
  vvv0*13,uuu2sssauuu6vvv0*12,rssdtuu5vvv0*12,sssastt9vvv0*12,tttastt7vvv1vvv0*11,tuu6stt8uuu5vvv0
  vvv0*74,
  vvv0*2,suu0*70,vvv0*2,
  vvv0uvv0ors9mqqemqq9nrrborrampqdnqrgmpqemqq9mqqcmqranqrdmpqanqranqrbnrrbmpqdnqrcmpqcnqrb*2,mqqemqqfmpqfnrr9mqqdorr8nqrbmpqfors9rtu0*40,uvv0vvv0
  vvv0uvv0rtu0*7,qtt2rtu0*5,qtt2rtu0*4,rtt2rtu0*51,uvv0vvv0
  vvv0*74,
  uvv0vvv0*72,uvv0
  uvv0vvv0*72,uvv0
  vvv0*74,
  vvv0rss6noobqrrapqq8qqr8opp7qqq6pqq9noobrss3vvv0*53,vvv1*2,uvv3vvv0uuv2vvv1uuu3uuu4vvv1vvv0
  vvv0uvv3pqq7oopbrrr9rss8opq8pqq6qrraopp9qrr5vvv0*52,vvv2stt9sstarssgttt9sttbtuu6ttt8*2,uuu6vvv0
  vvv0*74,
  vvv0qrrblmmhoppekmmglmnkmnndmnnmvvv0*30,ppqenoofklmmlmnmnopenoohmnnlmnogpqq8vvv0*27,
  vvv0*74,
  vvv0ttt8opplopqjrrrhoppooppnpqqhpqqkuuu4vvv0*19,ttt5mnoknooimnnjpqqhlnnipqqfvvv0*2,pqqiqqqloppjqqqepqqooppirrrfvvv0*19,ttt6mnoinopioppinopjopqhmnnl*2,rss8vvv0
  vvv0tuu7rssdttu7ttu6tttastt9rrrgvvv0*30,sssdttt9sssbuuu5ttt8sstasssbvvv0*29,
  vvv0*2,vvv1*2,vvv2uuv1vvv1*2,vvv0*30,vvv1*3,uvv2uuu1vvv0*31,
  vvv0*74,
  vvv0ttt8opplopqjpqqhppqhpqqgrrsgvvv0*21,rss8mnnlnooimnnjpqqhlnnipqqfvvv0*2,qrrcpqqloppgpqqjopphppqkttt4vvv0*19,ttt6noofppqfmnoknopjopqhmnnl*2,rss8vvv0
  vvv0tuu6sssbtuu7uuu4tttattt8rrsfvvv0*30,sstbttu8sttbuuu4tuu6stt9sstavvv0*29,
  vvv0vvv1uuu3uuu1uuu3uuu2*2,vvv2vvv0*30,vvv2uvv2uuu3*2,uuu2vvv1*2,vvv0*29,
  vvv0*74,
  vvv0ttt8opplopqjpqqhppqhpqqgrrsgvvv0*22,sss9qqreoppfqrrbppqdrrravvv0*2,pqqiqrrkqqrinopjqqrhpqqmnopisssavvv0*19,qrrapqqdppqgqqrcqqrdpqqeppqfttt5vvv0
  vvv0uuu5sss8stt9sssasssc*2,uuu6uuu4ttt7uuu5rrsettt8tttattt9sssbsstassscttu7uuu5vvv0*18,ttt8ssscsssasssftuu8ttt8uuu5ttu6sstbttt9sttbttt7sssb*2,stt9ttt8sttastt7ssscttt9rssctttasssbrssevvv0*12,
  vvv0vvv1uuu4uuu3*2,uuv3uuu3uuu1uuu3uuu2uuu1vvv1uuu6uuu3uuu4*2,uuu2uuv3uuu1vvv1vvv0*18,uuu5ttt7ttt5uuu5*2,uuu2*3,vvv2vvv3uuu3uvv2uuu4uuu3*2,uuu4*2,uvv2uuu4uvv2uuu3*2,uuu2uuu3vvv0*12,
  vvv0*38,ttt9tttattt8ssscttt9vvv0*31,
  vvv0rss7qqqhopporssepqqeqqrhoppjvvv0*15,ppqeppqdopphoopgoppenopjoppfoppgpqqcnoogpqqhlnnipqqfvvv0*38,
  vvv0*2,uvv0*33,vvv0*3,sss7rrsfqrrdstt8sss9sssbsssavvv0*14,tuu4pqqdqqrcsss8pqqcttt7pqqcqrrcppqfqrrarrrcpqqg*2,stt6vvv0
  vvv0*38,tuu4tuu7ttu7uuu4ttt5ttu6tuu5vvv0*14,vvv1uuu4tuu4stt8ttt4stt6uuu4stt7ttt4ttt6uuu4stt4stt5vvv2vvv0
  vvv0stt8pqqiqrrkopphsss9vvv0*17,rss8ppqdoppioopgoppfnopjnookoophpqqcnoogpqqhlnnipqqfvvv0*3,uvv0*33,vvv0*2,
  vvv0*38,rssbpqqjpqqloppfuuu4vvv0*17,opphoppgppqgmnogpqqdnoogoppgmnojnophpqqgmnnl*2,rss8vvv0
  vvv0*64,vvv1vvv0*9,
  vvv0*74,
  uvv0*74,
  uvv0vvv0*72,uvv0
  vvv0*74,
  vvv0qqqcnoocmnngmnndrss9klmijklnklmgklmenopcmnnfoppcmnodnoodklmhvvv1vvv0*57,
  vvv0uuu3*2,pqq7rrs4sst3rrs6sss5sss6qrr4stt5rrr5ttt3sst6sss4rrs6vvv0*58,
  vvv0tuu5sstdrsscttt9sssdstt9ssscsstcsssbssserssdrssesssbssserssdttt9ssscttt8stt8rrsbsstasttcssscsstbsssbsttcrssdttt8sstcsttbssscvvv0*42,
  vvv0*2,vvv1uuu3*2,vvv1uvv2vvv1uvv2vvv1*7,vvv2vvv1*3,uuu2vvv1*2,vvv2vvv1uvv2vvv2vvv1uvv2vvv1*3,vvv0*42,
  vvv0stt6rrscrssdrrresssdsssfpqqfttt6vvv0*65,
  vvv0vvv1ttt6stt3ttt5ttu5ttt2stt3uuu1uvv0*62,vvv0*3,
  vvv0uvv5vvv0*70,uvv5vvv0
  vvv0uvv7vvv0*70,uvv7vvv0
  vvv0uvv5vvv0*70,uvv5vvv0
  vvv0*2,uuu0*70,vvv0*2,
  vvv0uvv0rss5sst4tuu0*32,uuu0*2,rss7rss3tuu0*32,uvv0vvv0
  vvv0uvv0rss7qrratuu0*32,uuu0*2,rss8qrr7tuu0*32,uvv0vvv0
  vvv0uvv0oqqcoppbpqr7tuu0*31,uuu0*2,moogoppbrss3tuu0*31,uvv0vvv0
  vvv0uvv0qrr8oppdpqqdpqqeopphoppgopqdpqqcpqqdnopjopqdtuu0*23,uuu0*2,opqdpqqboppeoqqdoppgopqhopqbpqqbpqqfnoohqrr8tuu0*23,uvv0vvv0
  vvv0*2,tuu0*34,uvv0*2,tuu0*34,vvv0*2,
  vvv0vvv1vvv2vvv0*6,uuv1vvv1*2,uuu1vvv1vvv0vvv1*3,uuv1uvv1vvv0*4,uuv1vvv0*49,
  vvv0sttboppppqqkpqqipqqmpqqlrrrcrrsbqqqfqqrhpqqgrssfoppipqqiqrrhqrrfrrrfpqqhrssfpqqjqrreopph*2,sssepqqhsss9vvv0*47,
  vvv0*74,
  vvv0*74,
  vvv1vvv0*72,vvv1
  uuu0rss0*72,uuu0
deciding 1184x836
~ WwRR k9wt R7sg rk_K NWWp a7wQ _-_M SPTJ wfqC opa5 tG4y _-_M erDX k8YD nGnE jDIW bgQC IQvp _txb IQvp
~ _txb IQvp _txb IQvp DO3a IQvp jDIW rqU2 BS7h tGLz P4UC rqU2 EbdU rqU2 MSiV rqU2 vvDO tG4y _-_M sAxW
~ URIl ptYn jDIW bgQC IQvp _txb IQvp _txb IQvp _txb IQvp DO3a IQvp jDIW rqU2 vvDO tGLz dDax rqU2 W5yK
~ rqU2 -pVB rqU2 IM-f QUJg wMe7 R80U K--o SfJ4 wMe7 YJ2G U2Oo bmHP wMe7 0TDN -AdI 4mGo wMe7 0TDN iTBi
~ 7KIt wMe7 0TDN KLq5 UQ4I SKB4 ghnP a7wQ XV8o Dt7o -2Hn WzCz rk_K 5SDY QfYQ j42s ONsp fLI4 lbxd I7iv
~ Q8vr J9XU 3V7I C1vD lbxd 1z-o Q8vr J9XU 3V7I zbgn Knqx lnEo L4-Y MOka lbxd Woyo Q8vr r2fN lbxd FueG
~ Q8vr rk_K Dwi3 QfYQ j42s toBa fLI4 lbxd dq7W Q8vr J9XU qSjm C1vD lbxd CnGZ Q8vr J9XU I8yR 7_au Knqx
~ w624 L4-Y r2fN lbxd Q6p_ Q8vr
  qrraqrrbqrrduuu1uvv0*70,
  uvv0*74,
  vvv0*74,
  vvv0sss5qqq7ttt4sss4sss2stt4sst2rrr3sss4stt3tuu1vvv0*57,uvv0uvu0*2,vvv0*2,
  vvv0uuu4nooblmmgoppdklmfnoogjllhkllgmnnamnodrrr5vvv0*57,tut1lpnforq9uvu0vvv0
  vvv0uuu5sttbssscstt9rsserssgsttcsttatttasssarssbtttavvv0*61,
  vvv0*2,vvv1vvv2vvv1vvv2vvv1*2,vvv0vvv2vvv1vvv0*63,
  vvv0uuv2uuv3vvv2vvv0*2,uuu3vvv0*54,uuu3sst7rss5ttt4ttt5vvv1uvv2uuu3uuu2uuu4*2,uuu1vvv0
  vvv0ttt9oppgpqqcoophoppipqqhvvv0*54,qrr9pqqdoppeqqqdqrrcrsscttt7rsscssscsssbssscuuu4vvv0
  vvv0nqq49fg0*13,dij99fg0*12,loo3stt0*29,stt1stt0*13,uuu0vvv0
  vvv0*14,ttt7uuu5vvv0*12,vvv1stt8vvv0*13,stt8vvv0*12,vvv3tttavvv1vvv0*12,tttauuu3vvv0
  vvv0*14,tuu6uuu4vvv0*12,uuv1ttu6vvv0*13,ttu7vvv0*12,uvv2tuu7vvv1vvv0*12,ttt6uvv3vvv0
  vvv0*60,vvv1uuu1vvv1*2,vvv0*10,
  vvv0sss8ppqhmnopnookqrrgoopoppqkrss8vvv0*50,qqrdoppemnohmnnl*2,pqqdsssbqqrfrrsfpqqgrrrfqrrfqqrgttt5vvv0
  vvv0qrs3gkl0*13,jmn6gkl0*3,npq2tuu0*52,uvv0vvv0
  vvv0tuu1oqq0*12,npq1pqr5oqq0*3,rss1uvv0*7,uuu0tuu1uuu2uvv0*12,uuu1tuu3uvv0*13,uuu2uuu1uvv0*12,tuu2vvv1vvv0
  vvv0*14,ssscttt9vvv0*11,ttu3prrfprsevvv0*12,rssdrrsevvv0*13,sssduuu4vvv0*12,stt9uuu6vvv0
  vvv0*74,
  vvv0*74,
  vvv0*14,rts7qsravvv0*12,oqqcpqrfvvv0*12,qrrcmnokvvv0*12,qrrbnoojttt6vvv0*10,uuu2opphmnnosss8vvv0
  vvv0*13,uuu2sssauuu6vvv0*12,rssdtuu5vvv0*12,sssastt9vvv0*12,tttastt7vvv1vvv0*11,tuu6stt8uuu5vvv0
  vvv0*74,
  vvv0*2,suu0*70,vvv0*2,
  vvv0uvv0ors9mqqenrr9mqqbmpqdmqqfnqrbnqr9lpqemqqcmqrfmpqcorrbmqremqqhorranqrdnrrampqdnqrcorsalppgorrampqforr8mqqcnqrcnrrcrtu0*42,uvv0vvv0
  vvv0uvv0rtu0*2,rtt2rtu0*13,rtt1rtu0*3,qtt1rtu0*49,uvv0vvv0
  vvv0*74,
  uvv0vvv0*72,uvv0
  uvv0vvv0*72,uvv0
  vvv0*74,
  vvv0rss6noobqrrapqq8qqr8opp7qqq6pqq9noobrss3vvv0*53,vvv1*2,uvv3vvv0uuv2vvv1uuu3uuu4vvv1vvv0
  vvv0uvv3pqq7oopbrrr9rss8opq8pqq6qrraopp9qrr5vvv0*52,vvv2stt9sstarssgttt9sttbtuu6ttt8*2,uuu6vvv0
  vvv0*74,
  vvv0qrrblmmhoppekmmglmnkmnndmnnmvvv0*30,ppqenoofklmmlmnmnopenoohmnnlmnogpqq8vvv0*27,
  vvv0*74,
  vvv0ttt8opplopqjrrrhoppooppnpqqhpqqkuuu4vvv0*19,ttt5mnoknooimnnjpqqhlnnipqqfvvv0*2,pqqiqqqloppjqqqepqqooppirrrfvvv0*19,ttt6mnoinopioppinopjopqhmnnl*2,rss8vvv0
  vvv0tuu7rssdttu7ttu6tttastt9rrrgvvv0*30,sssdttt9sssbuuu5ttt8sstasssbvvv0*29,
  vvv0*2,vvv1*2,vvv2uuv1vvv1*2,vvv0*30,vvv1*3,uvv2uuu1vvv0*31,
  vvv0*74,
  vvv0ttt8opplopqjpqqhoppipqqgrrsgvvv0*21,rss8mnnlnooimnnjpqqhlnnipqqfvvv0*2,qrrcpqqloppgpqqjopphppqkttt4vvv0*19,ttt6noofopqfmnoknopjopqhmnnl*2,rss8vvv0
  vvv0tuu6sssbtuu7uuu4ttu9ttt8rrsfvvv0*30,sstbttu8sttbuuu4tuu6stt9sstavvv0*29,
  vvv0vvv1uuu3uuu1uuu3uuu2*2,vvv2vvv0*30,vvv2uvv2uuu3*2,uuu2vvv1*2,vvv0*29,
  vvv0*74,
  vvv0ttt8opplopqjpqqhppqhpqqgrrsgvvv0*22,sss9qqreoppfqrrbppqdrrravvv0*2,pqqiqrrkqqrinopjqqrhpqqmnopisssavvv0*19,qrrapqqdppqgqqrcqqrdpqqeppqfttt5vvv0
  vvv0uuu5sss8stt9sssasssc*2,uuu6uuu4ttt7uuu5rrsettt8tttattt9sssbsstassscttt6vvv0*19,ttt8ssscsssasssftuu8ttt8uuu5ttu6sstbttt9sttbttt7sssb*2,stt9ttt8sttastt7ssscttt9rssctttasssbrssevvv0*12,
  vvv0vvv1uuu4uuu3*2,uuv3uuu3uuu1uuu3uuu2uuu1vvv1uuu6uuu3uuu4*2,uuu2uuv3uuu2vvv0*19,uuu5ttt7ttt5uuu5*2,uuu2*3,vvv2vvv3uuu3uvv2uuu4uuu3*2,uuu4*2,uvv2uuu4uvv2uuu3*2,uuu2uuu3vvv0*12,
  vvv0*38,ttt9tttattt8ssscttt9vvv0*31,
  vvv0rss7qqqhopporssepqqeqqrhoppjvvv0*20,stt7oopinooi*2,mnnjpqqhlnnipqqfvvv0*3,uvv0*33,vvv0*2,
  vvv0*2,uvv0*33,vvv0*3,stt9rssfrrrgqrrbuuu3vvv0*22,pqqestt8oppjqqrgqqreoppi*2,sss6vvv0
  vvv0*33,vvv1uuu1uvv0vvv0*2,uuu2ttu3uuu5tuu3vvv0*23,uuu2stt5ttu3ttt3uuu2ttt2tuu2vvv1vvv0
  vvv0ttt7qqqhqrrkoppgsss8vvv0*22,vvv1oppgnopgnopimnniqqrfnoohqqrevvv0*38,
  vvv0*74,
  vvv0*74,
  uuu1uvv0*72,uuu1
got 1184x1172
~ WwRR k9wt 2dV8 rk_K NWWp a7wQ _-_M SPTJ wfqC opa5 tG4y _-_M erDX k8YD nGnE jDIW bgQC IQvp _txb IQvp
~ _txb IQvp _txb IQvp DO3a IQvp jDIW rqU2 BS7h tGLz P4UC rqU2 EbdU rqU2 MSiV rqU2 vvDO tG4y _-_M sAxW
~ URIl ptYn jDIW bgQC IQvp _txb IQvp _txb IQvp _txb IQvp DO3a IQvp jDIW rqU2 vvDO tGLz dDax rqU2 W5yK
~ rqU2 -pVB rqU2 IM-f QUJg wMe7 R80U K--o SfJ4 wMe7 YJ2G U2Oo bmHP wMe7 0TDN -AdI 4mGo wMe7 0TDN iTBi
~ 7KIt wMe7 0TDN KLq5 UQ4I SKB4 PzbV AFX7 a7wQ XV8o Dt7o -2Hn WzCz rk_K 5SDY QfYQ j42s ONsp fLI4 lbxd
~ I7iv Q8vr J9XU 3V7I C1vD lbxd 1z-o Q8vr J9XU 3V7I zbgn Knqx lnEo L4-Y MOka lbxd Woyo Q8vr r2fN lbxd
~ FueG Q8vr rk_K Dwi3 QfYQ j42s toBa fLI4 lbxd dq7W Q8vr J9XU qSjm C1vD lbxd CnGZ Q8vr J9XU I8yR 7_au
~ Knqx w624 L4-Y r2fN lbxd Q6p_ Q8vr a7wQ w7NQ 2X0o Hisi nqek SuXY 8WFU BCx7 ddXO D8b3 kEDU jJzS wn4C
~ -TTa zIej kEDU 4f9r YLSv kEDU qi0J 4TV2 NAhU 9HDl hBcA 9mcx
  qrratuu2uvv0*72,
  uvv0*74,
  vvv0*74,
  vvv0sss5qqq7ttt4sss4sss2stt4sst2rrr3sss4stt3tuu1vvv0*57,uvv0uvu0*2,vvv0*2,
  vvv0uuu4nooblmmgoppdklmfnoogjllhkllgmnnamnodrrr5vvv0*57,tut1lpnforq9uvu0vvv0
  vvv0uuu5sttbssscstt9rsserssgsttcsttatttasssarssbtttavvv0*61,
  vvv0*2,vvv1vvv2vvv1vvv2vvv1*2,vvv0vvv2vvv1vvv0*63,
  vvv0uuv2uuv3vvv2vvv0*2,uuu3vvv0*54,uuu3sst7rss5ttt4ttt5vvv1uvv2uuu3uuu2uuu4*2,uuu1vvv0
  vvv0ttt9oppgpqqcoophoppipqqhvvv0*54,qrr9pqqdoppeqqqdqrrcrsscttt7rsscssscsssbssscuuu4vvv0
  vvv0nqq49fg0*13,dij99fg0*12,loo3stt0*29,stt1stt0*13,uuu0vvv0
  vvv0*14,ttt7uuu5vvv0*12,vvv1stt8vvv0*13,stt8vvv0*12,vvv3tttavvv1vvv0*12,tttauuu3vvv0
  vvv0*14,tuu6uuu4vvv0*12,uuv1ttu6vvv0*13,ttu7vvv0*12,uvv2tuu7vvv1vvv0*12,ttt6uvv3vvv0
  vvv0*60,vvv1uuu1vvv1*2,vvv0*10,
  vvv0sss8ppqhmnopnookqrrgoopoppqkrss8vvv0*50,qqrdoppemnohmnnl*2,pqqdsssbqqrfrrsfpqqgrrrfqrrfqqrgttt5vvv0
  vvv0qrs3gkl0*13,jmn6gkl0*3,npq2tuu0*52,uvv0vvv0
  vvv0tuu1oqq0*12,npq1pqr5oqq0*3,rss1uvv0*7,uuu0tuu1uuu2uvv0*12,uuu1tuu3uvv0*13,uuu2uuu1uvv0*12,tuu2vvv1vvv0
  vvv0*14,ssscttt9vvv0*11,ttu3prrfprsevvv0*12,rssdrrsevvv0*13,sssduuu4vvv0*12,stt9uuu6vvv0
  vvv0*74,
  vvv0*74,
  vvv0*14,rts7qsravvv0*12,oqqcpqrfvvv0*12,qrrcmnokvvv0*12,qrrbnoojttt6vvv0*10,uuu2opphmnnosss8vvv0
  vvv0*13,uuu2sssauuu6vvv0*12,rssdtuu5vvv0*12,sssastt9vvv0*12,tttastt7vvv1vvv0*11,tuu6stt8uuu5vvv0
  vvv0*74,
  vvv0uvv0suu0*70,uvv0vvv0
  vvv0uvv0ors8lopdmqq8lpqblopempqbkopenqr9mqqbkopfmpqamqqakopemqqcjnodorr7rtu0*54,uvv0vvv0
  vvv0uvv0rtu0*10,qtt1rtu0*59,uvv0vvv0
  vvv0*74,
  uvv0vvv0*72,uvv0
  uvv0vvv0*72,uvv0
  vvv0*74,
  vvv0rss7mnocpqqdpqqapqq9noo8pqq6oppbmnndqrr4vvv0*53,uuu3*2,uuu6vvv1uuu4uvv2uuu4tuu5vvv2vvv0
  vvv0vvv2qrr6ppq8rss7sss7qrr6pqq5rrs8ppq7rss4vvv0*52,vvv2ttt7ttt8sssdttt8tttauuu5ttt7ttu7uuu5vvv0
  vvv0*7,vvv1vvv0*30,uuu0vvv0vvv2vvv0*33,
  vvv0rrralmmhppqdlmmflmnkmnndmnokvvv0*30,qqqdnooflmmllmnmnopenoohmnnkmnogpqq8vvv0*27,
  vvv0*74,
  vvv0ttt8opplopqjrrrhoppooppnpqqhpqqkuuu4vvv0*19,ttt5mnoknooimnnjpqqhlnnipqqfvvv0*2,pqqiqqqloppjqqqepqqooppirrrfvvv0*19,ttt6mnoinopioppinopjopqhmnnl*2,rss8vvv0
  vvv0tuu7rssdttu7ttu6tttastt9rrrgvvv0*30,sssdttt9sssbuuu5ttt8sstasssbvvv0*29,
  vvv0*2,vvv1*2,vvv2uuv1vvv1*2,vvv0*30,vvv1*3,uvv2uuu1vvv0*31,
  vvv0*74,
  vvv0ttt8opplopqjpqqhoppipqqgrrsgvvv0*21,rss8mnnlnooimnnjpqqhlnnipqqfvvv0*2,qrrcpqqloppgpqqjopphppqkttt4vvv0*19,ttt6noofopqfmnoknopjopqhmnnl*2,rss8vvv0
  vvv0tuu7rssdttt8tuu6tttastt9rrrgvvv0*30,sssdttt9ssscuuu5ttt8sstasssbvvv0*29,
  vvv0*2,vvv1vvv0vvv2uuv1vvv1*2,vvv0*30,vvv1*2,uvv1uvv2uuu1vvv0*31,
  vvv0*74,
  vvv0ttt8opplopqjpqqhppqhpqqgrrsgvvv0*22,sss9qqreoppfqrrbppqdrrravvv0*2,pqqiqrrkqqrinopjqqrhpqqmnopisssavvv0*19,qrrapqqdppqgqqrcqqrdpqqeppqfttt5vvv0
  vvv0uuu5sss8stt9sssasssc*2,uuu6uuu4ttt7uuu5rrsettt8tttattt9sssbsstassscttt6vvv0*19,ttt8ssscsssasssftuu8ttt8uuu5ttu6sstbttt9sttbttt7sssb*2,stt9ttt8sttastt7ssscttt9rssctttasssbrssevvv0*12,
  vvv0vvv1uuu4uuu3*2,uuv3uuu3uuu1uuu3uuu2uuu1vvv1uuu6uuu3uuu4*2,uuu2uuv3uuu2vvv0*19,uuu5ttt7ttt5uuu5*2,uuu2*3,vvv2vvv3uuu3uvv2uuu4uuu3*2,uuu4*2,uvv2uuu4uvv2uuu3*2,uuu2uuu3vvv0*12,
  vvv0*38,ttt9tttattt8ssscttt9vvv0*31,
  vvv0rss7qqqhopporssepqqeqqrhoppjvvv0*20,stt7oopinooi*2,mnnjpqqhlnnipqqfvvv0*3,uvv0*33,vvv0*2,
  vvv0*2,uvv0*33,vvv0*3,stt9rssfrrrgqrrbuuu3vvv0*22,pqqestt8oppjqqrgqqreoppi*2,sss6vvv0
  vvv0*33,vvv1uuu1uvv0vvv0*2,uuu2ttu3uuu5tuu3vvv0*23,uuu2stt5ttu3ttt3uuu2ttt2tuu2vvv1vvv0
  vvv0ttt7qqqhqrrkoppgsss8vvv0*22,vvv1oppgnopgnopimnniqqrfnoohqqrevvv0*38,
  vvv0*74,
  vvv0*74,
  uuu0*74,
  vvv1vvv0*72,vvv1
  vvv0uuu2*2,vvv0*2,uuu2vvv0*61,uvu0*5,vvv0*2,
  vvv0sss7ikkgikkllmmiijkgikkhjklljlllmnn9vvv0*56,uvu0qtr4nrpamqoamqogmqocuvu0vvv0
  vvv0*67,uvv0*5,vvv0*2,
  vvv0uuu2rrs9rrs8rss9sssaqqq8*2,ttu3rss6pqq9ttt7qrr9*2,rrr8rrs7sst5vvv0*57,
  vvv0ttt3rrr6qrrarss8*2,pqq9rss9rss8ttt6qqrasss6qrr8rrr8sss8pqqattt5vvv0*57,
  vvv0qrs3gkl0*50,glm0ttt1tuu0*18,uvv0vvv0
  vvv0*74,
  vvv0uuu5qrrcttt9vvv0*64,ssscqrrfrrsfoppjttt8vvv0
  vvv0*74,
  vvv0stt8rssaqrrfqrrcvvv0*61,rrsfrrrhqrrhsstaqrreqrrgtttavvv0
  vvv0*74,
  vvv0ttt4rrserrsfuuu4vvv0*61,sssaqrrdqrrhsst9qrreqrrgtttavvv0
  vvv0*2,vvv1vvv0*71,
  vvv0uuu5rssattt9rsscrssdsst9rssctuu7rssdstt8sstcsss9stt9sssasst7rssdsssa*2,stt8sssdtuu6sttbrssdtuu7vvv0*49,
  vvv0*2,vvv1*11,uuu3vvv1*2,uuu3vvv1*4,uvv2vvv1*3,vvv0*49,
  vvv0*3,vvv1vvv0*70,
  vvv0stt5oqqdprrfqsseprreoqriprrdoqqhoqrfqrsbuuu6vvv0*62,
  vvv0*74,
  vvv0*74,
  uuu1uvv0*72,uuu1
none 1184x575
~ WwRR k9wt u64H rk_K NWWp a7wQ _-_M SPTJ ouwu opa5 tG4y _-_M erDX k8YD nGnE jDIW bgQC IQvp _txb IQvp
~ _txb IQvp _txb IQvp DO3a IQvp jDIW rqU2 BS7h tGLz P4UC rqU2 EbdU rqU2 MSiV rqU2 vvDO tG4y _-_M sAxW
~ URIl ptYn jDIW bgQC IQvp _txb IQvp _txb IQvp _txb IQvp DO3a IQvp jDIW rqU2 vvDO tGLz dDax rqU2 W5yK
~ rqU2 -pVB rqU2 IM-f QUJg wMe7 0TDN 2f5b SfJ4 wMe7 YJ2G U2Oo bmHP wMe7 0TDN -AdI 4mGo wMe7 0TDN iTBi
~ 7KIt wMe7 0TDN KLq5 UQ4I SKB4 67Qa a7wQ XV8o Dt7o -2Hn WzCz rk_K 5SDY lb-_ rk_K Dwi3 LFBe
  rssarss8uvv0*72,
  uuu0uvv0*72,uuu0
  vvv0*74,
  vvv0stt5rrs6uuu3ttu3ttu2uuu3tuu1stt2ttu2uuu2uuu0vvv0*56,uvv0*4,vvv0*2,
  vvv0tuu4lnnckllinooejklglmnhijkiikkikmmblmneqqr6vvv0*55,tuu2oppfpqqdpqqcpqqbuvv0vvv0
  vvv0uuu5sttbssscstt9rsserssgsttcsttatttasssarssbtttavvv0*61,
  vvv0*2,vvv1vvv2vvv1vvv2vvv1*2,vvv0vvv2vvv1vvv0*63,
  vvv0uuv2uuv3vvv2vvv0*2,uuu3vvv0*54,uuu3sst7rss5ttt4ttt5vvv1uvv2uuu3uuu2uuu4*2,uuu1vvv0
  vvv0ttt9oppgpqqcoophoppipqqhvvv0*54,qrr9pqqdoppeqqqdqrrcrsscttt7rsscssscsssbssscuuu4vvv0
  vvv0nqq49fg0*13,dij99fg0*12,loo3stt0*29,stt1stt0*13,uuu0vvv0
  vvv0*14,ttt7uuu5vvv0*12,vvv1stt8vvv0*13,stt8vvv0*12,vvv3tttavvv1vvv0*12,tttauuu3vvv0
  vvv0*14,tuu6uuu4vvv0*12,uuv1ttu6vvv0*13,ttu7vvv0*12,uvv2tuu7vvv1vvv0*12,ttt6uvv3vvv0
  vvv0*74,
  vvv0sss8ppqhmnopnookqrrgoopoppqkrss8vvv0*50,pqqdoppflmnilnnmlmnmpqqesssbqqrfrrsfpqqgrrrfqrrfqqrgttt5vvv0
  vvv0qrs3gkl0*13,jmn6gkl0*3,npq2tuu0*52,uvv0vvv0
  vvv0tuu1oqq0*12,npq1pqr5oqq0*3,rss1uvv0*7,uuu0tuu1uuu2uvv0*12,uuu1tuu3uvv0*13,uuu2uuu1uvv0*12,tuu2vvv1vvv0
  vvv0*14,ssscttt9vvv0*11,ttu3prrfprsevvv0*12,rssdrrsevvv0*13,sssduuu4vvv0*12,stt9uuu6vvv0
  vvv0*74,
  vvv0*74,
  vvv0*14,rrs9qqrdvvv0*12,oqqcpqrfvvv0*12,qrrcmnokvvv0*12,qrrbnoojttt6vvv0*10,uuu2opphmnnosss8vvv0
  vvv0*13,uuu2sssauuu6vvv0*12,rssdtuu5vvv0*12,sssastt9vvv0*12,tttastt7vvv1vvv0*11,tuu6stt8uuu5vvv0
  vvv0*74,
  vvv0*2,suu0*70,vvv0*2,
  vvv0uvv0nqra*2,nqrbmqrenqrampqinqrcmqrfors5mpqeorsanqrbmpqalpqdnqrbnqranqrblpqemqqcmpqgnqrcnqrbmpqgnqrdlppforr8mqqenqrcmqqfmpqgnqrdmpqdlpqgnrranqrcmpqgnqrdors5rtu0*32,uvv0vvv0
  vvv0uvv0rtu0*28,rtu1rtu0*41,uvv0vvv0
  vvv0*74,
  uvv0vvv0*72,uvv0
  uvv0vvv0*72,uvv0
  vvv0*74,
  vvv0rss6noobqrrapqq8qqr8opp7qqq6pqq9noobrss3vvv0*53,vvv1*2,uvv3vvv0uuv2vvv1uuu3uuu4vvv1vvv0
  vvv0uvv3pqq7oopbrrr9rss8opq8pqq6qrraopp9qrr5vvv0*52,vvv2stt9sstarssgttt9sttbtuu6ttt8*2,uuu6vvv0
  vvv0*74,
  vvv0qrrblmmhoppekmmglmnkmnndmnnmvvv0*30,ppqenoofklmmlmnmnopenoohmnnlmnogpqq8vvv0*27,
  vvv0ttu7rssbqrrerssbrrsfsstasst8rssfsttbrssgsssbrsserssarssdsssdrssessscrrsbvvv1vvv0*18,rssesssarssaqrresstattt9rrrgsttcrrsesst9rrsesstcrrsfsstbrsscrrsdsssbvvv0*19,
  vvv0*6,vvv1vvv0*9,vvv2vvv0*25,vvv1vvv0*9,vvv1vvv0*21,
  vvv1vvv0*72,vvv1
sold-out 1184x836
~ WwRR k9wt zZWs rk_K NWWp a7wQ _-_M SPTJ wfqC opa5 tG4y _-_M erDX k8YD nGnE jDIW bgQC IQvp _txb IQvp
~ _txb IQvp _txb IQvp DO3a IQvp jDIW rqU2 BS7h tGLz P4UC rqU2 EbdU rqU2 MSiV rqU2 vvDO tG4y _-_M sAxW
~ URIl ptYn jDIW bgQC IQvp _txb IQvp _txb IQvp _txb IQvp DO3a IQvp jDIW rqU2 vvDO tGLz dDax rqU2 W5yK
~ rqU2 -pVB rqU2 IM-f QUJg wMe7 R80U K--o SfJ4 wMe7 YJ2G U2Oo bmHP wMe7 0TDN -AdI 4mGo wMe7 0TDN iTBi
~ 7KIt wMe7 0TDN KLq5 UQ4I SKB4 j3lL a7wQ XV8o Dt7o -2Hn WzCz rk_K 5SDY QfYQ j42s ONsp fLI4 lbxd I7iv
~ Q8vr J9XU 3V7I C1vD lbxd 1z-o Q8vr J9XU 3V7I zbgn Knqx lnEo L4-Y MOka lbxd Woyo Q8vr r2fN lbxd FueG
~ Q8vr rk_K Dwi3 QfYQ j42s toBa fLI4 lbxd dq7W Q8vr J9XU qSjm C1vD lbxd CnGZ Q8vr J9XU I8yR 7_au Knqx
~ w624 L4-Y r2fN lbxd Q6p_ Q8vr
  rrrarss9rrsbuuu0uvv0*70,
  uuu0uvv0*72,uuu0
  vvv0*74,
  vvv0stt5rrs6uuu3ttu3ttu2uuu3tuu1stt2ttu2uuu2uuu0vvv0*57,uvv0uvu0*2,vvv0*2,
  vvv0tuu4lnnckllinooejklglmnhijkiikkikmmblmneqqr6vvv0*57,tut1lpnforq9uvu0vvv0
  vvv0uuu5sttbssscstt9rsserssgsttcsttatttasssarssbtttavvv0*61,
  vvv0*2,vvv1vvv2vvv1vvv2vvv1*2,vvv0vvv2vvv1vvv0*63,
  vvv0uuv2uuv3vvv2vvv0*2,uuu3vvv0*54,uuu3sst7rss5ttt4ttt5vvv1uvv2uuu3uuu2uuu4*2,uuu1vvv0
  vvv0ttt9oppgpqqcoophoppipqqhvvv0*54,qrr9pqqdoppeqqqdqrrcrsscttt7rsscssscsssbssscuuu4vvv0
  vvv0oqq4agi0*13,ejk8agi0*12,lop3ttt0stt0*14,ttt0stt0*13,ttt1stt0*13,uuv0vvv0
  vvv0*2,tuu0*12,rss6ttt4tuu0*12,uuu1stt7vvv0*13,ttt7vvv0*12,uvv2ttt8vvv1vvv0*12,ttt8uuu3vvv0
  vvv0*14,ttt8uuu5vvv0*12,uuv2stt7vvv0*13,ttt8vvv0*12,uuv2ttt9vvv1vvv0*12,ttt8uuu3vvv0
  vvv0*74,
  vvv0sss8ppqhmnopnookqrrgoopoppqkrss8vvv0*50,pqqdoppflmnilnnmlmnmpqqesssbqqrfrrsfpqqgrrrfqrrfqqrgttt5vvv0
  vvv0qrs3gkl0*13,jmn6gkl0*3,npq2tuu0*52,uvv0vvv0
  vvv0tuu1oqq0*12,npq1pqr5oqq0*3,rss1uvv0*7,uuu0tuu1uuu2uvv0*12,uuu1tuu3uvv0*13,uuu2uuu1uvv0*12,tuu2vvv1vvv0
  vvv0*14,ssscttt9vvv0*11,ttu3prrfprsevvv0*12,rssdrrsevvv0*13,sssduuu4vvv0*12,stt9uuu6vvv0
  vvv0*74,
  vvv0*74,
  vvv0*14,rts7qsravvv0*12,oqqcpqrfvvv0*12,qrrcmnokvvv0*12,qrrbnoojttt6vvv0*10,uuu2opphmnnosss8vvv0
  vvv0*13,uuu2sssauuu6vvv0*12,rssdtuu5vvv0*12,sssastt9vvv0*12,tttastt7vvv1vvv0*11,tuu6stt8uuu5vvv0
  vvv0*74,
  vvv0*2,suu0*70,vvv0*2,
  vvv0uvv0ors9mqqenqr9nqrampqbnqrampqdorsborranqrbmqqgmqqbmqqdnqrenqrbmqqdmpqbnqremqqcorraorrcmqqcpss7rtu0*47,uvv0vvv0
  vvv0uvv0rtu0*16,qst3rtu0*53,uvv0vvv0
  vvv0*74,
  uvv0vvv0*72,uvv0
  uvv0vvv0*72,uvv0
  vvv0*74,
  vvv0rss6noobqrrapqq8qqr8opp7qqq6pqq9noobrss3vvv0*53,vvv1*2,uvv3vvv0uuv2vvv1uuu3uuu4vvv1vvv0
  vvv0uvv3pqq7oopbrrr9rss8opq8pqq6qrraopp9qrr5vvv0*52,vvv2stt9sstarssgttt9sttbtuu6ttt8*2,uuu6vvv0
  vvv0*74,
  vvv0qrrblmmhoppekmmglmnkmnndmnnmvvv0*30,ppqenoofklmmlmnmnopenoohmnnlmnogpqq8vvv0*27,
  vvv0*74,
  vvv0ttt8opplopqjrrrhoppooppnpqqhpqqkuuu4vvv0*19,ttt5mnoknooimnnjpqqhlnnipqqfvvv0*2,pqqiqqqloppjqqqepqqooppirrrfvvv0*19,ttt6mnoinopioppinopjopqhmnnl*2,rss8vvv0
  vvv0tuu6sssbtuu6uuu4ttu9ttt8rrsfvvv0*30,sstbttu8sttauuu4tuu6stt9sstavvv0*29,
  vvv0vvv1uuu3uvv1uuu3uuu2*2,vvv2vvv0*30,vvv2uvv2uuu2uuu3uuu2vvv1*2,vvv0*29,
  vvv0*74,
  vvv0ttt8opplopqjpqqhppqhpqqgrrsgvvv0*21,rss8mnnlnooimnnjpqqhlnnipqqfvvv0*2,qrrcpqqloppgpqqjopphppqkttt4vvv0*19,ttt6noofppqfmnoknopjopqhmnnl*2,rss8vvv0
  vvv0tuu6sssbtuu7uuu4tttattt8rrsfvvv0*30,sstbttu8sttbuuu4tuu6stt9sstavvv0*29,
  vvv0vvv1uuu3uuu1uuu3uuu2*2,vvv2vvv0*30,vvv2uvv2uuu3*2,uuu2vvv1*2,vvv0*29,
  vvv0*74,
  vvv0ttt8opplopqjpqqhppqhpqqgrrsgvvv0*22,sss9qqreoppfqrrbppqdrrravvv0*2,pqqiqrrkqqrinopjqqrhpqqmnopisssavvv0*19,qrrapqqdppqgqqrcqqrdpqqeppqfttt5vvv0
  vvv0uuu5sss8stt9sssasssc*2,uuu6uuu4ttt7uuu5rrsettt8tttattt9sssbsstassscttt6vvv0*19,ttt8ssscsssasssftuu8ttt8uuu5ttu6sstbttt9sttbttt7sssb*2,stt9ttt8sttastt7ssscttt9rssctttasssbrssevvv0*12,
  vvv0vvv1uuu4uuu3*2,uuv3uuu3uuu1uuu3uuu2uuu1vvv1uuu6uuu3uuu4*2,uuu2uuv3uuu2vvv0*19,vvv4uuu5uuu4uvv3uuu3uuu2*3,vvv2vvv3uuu3uvv2uuu4uuu3*2,uuu4*2,uvv2uuu4uvv2uuu3*2,uuu2uuu3vvv0*12,
  vvv0*38,sstbsttbstt9rssesttavvv0*31,
  vvv0rss7qqqhopporssepqqeqqrhoppjvvv0*20,stt7opphnooi*2,mnnjpqqhlnnipqqfvvv0*3,uvv0*33,vvv0*2,
  vvv0*2,uvv0*27,uuu0uvv0*5,vvv0*3,ttt8ssscrssdrrs9uvv3vvv0*22,qrrdttt6pqqgrrrdrrrcpqqg*2,stt6vvv0
  vvv0*38,uuu3stt6uuu7ttt5vvv1vvv0*22,stt3sss6stt5stt6tuu4stt4stt5vvv2vvv0
  vvv0stt8pqqiqrrkopphsss9vvv0*22,vvv1opphnoohnooimnnjpqqhlnnipqqfvvv0*38,
  vvv0*74,
  vvv0*74,
  uuu1uvv0*72,uuu1
