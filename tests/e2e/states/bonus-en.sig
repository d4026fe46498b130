visitor 358x1182
~ WwRR k9wt keQo rk_K NWWp sCyd _-_M XN0M tG4y _-_M erDX eOS4 jDIW bgQC IQvp _txb IQvp _txb IQvp _txb
~ IQvp DO3a IQvp jDIW rqU2 BS7h rqU2 JwoT rqU2 EbdU rqU2 MSiV rqU2 vvDO tG4y _-_M sAxW Gf8w jDIW bgQC
~ IQvp _txb IQvp _txb IQvp _txb IQvp DO3a IQvp jDIW rqU2 vvDO rqU2 4RLO rqU2 W5yK rqU2 -pVB rqU2 IM-f
~ QUJg wMe7 0TDN 2f5b SfJ4 wMe7 0TDN W1IK bmHP wMe7 0TDN -AdI 4mGo wMe7 0TDN iTBi 7KIt wMe7 0TDN KLq5
~ UQ4I SKB4 3mWs sCyd q2WE EDv7 ptIE OHqB ZHXE t-MW clWt xGoG vRP3 RRDV 0asI AkgJ JKKY ZFAq JvXH VM9d
~ Qsbw 6gjO pTBs khXl FFeL zzsN CGT3 0asI AkgJ Jcpy vjVP VYQv VM9d Qsbw 6gjO pTBs 6Exz V4j_ zzsN hoyr
~ 0asI AkgJ zNMO sVTW IpFO VM9d Qsbw 6gjO pTBs _WIn V4j_ zzsN 0YM- 0asI AkgJ 48tI -Ptp lMsK VM9d Qsbw
~ 6gjO Ccsp -iO8 pzJ- MSMN Ecyu zzsN SJq1 Oe5D AkgJ NqHu KuJc SnDp VM9d Qsbw 6gjO Ccsp Gt0h 4Y9f MSMN
~ Ecyu zzsN xs2U Mu2Z y08G hLvr v1NN
  rssbrrrbtuu1uvv0*20,
  uuu0uvv0*22,
  vvv0*22,uvv2
  vvv0ijkpikkpklmhmnoenoocijkoklmenopclmmhjkleijkjuuu3vvv0*9,vvv2
  vvv0*22,vvv2
  vvv0ttt7uuu3uuu4vvv1uuu3uuu2vvv0*7,uuu3vvv1*2,tuu4uuu4tuu5ttu5uuv1vvv2
  vvv0pqqirss9oppdoppjpqqhtuu5vvv0*7,ttu8ssscttt9rssattt9sss8stt9uuv2vvv2
  vvv0stt0*8,stt1stt0*3,stt1stt0*3,stt1stt0*3,vvv0vvv2
  vvv0*3,uuu5sttavvv0*3,sstbvvv0*3,sst9vvv0*2,uvv4sstcvvv1vvv0*2,ssscuvv3vvv2
  vvv0*3,vvv2uuu5vvv0*3,uuu5vvv0*3,uuu4vvv0*2,vvv1uuu5vvv1vvv0vvv1uuu5vvv1vvv2
  vvv0*22,vvv2
  vvv0pqqgmnohppqnoppfnopmpqqjoopgvvv0*5,qrrfrrresst9qrrgpqqgrssdqqrdqrrftuu3vvv2
  vvv0tuu0ttt0*2,tuu0*2,ttt0*3,tuu1ttt0*3,tuu1ttt0*3,tuu1ttt0*3,vvv0vvv2
  vvv0*2,uvv0uuu2ttu5vvv0uvv0tuu2ttt5vvv0uvv0tuu2ttu4vvv0uvv0*2,tuu3uuu1uvv0*2,tuu3vvv2*2,
  vvv0*3,tuu5ssscvvv0*2,sstbrssdvvv0*2,sstbrsscvvv0*3,sttbuvv4vvv0*2,stt8uuu4vvv2
  vvv0*22,vvv2
  vvv0*4,uuu2vvv0*2,uvv1tuu2vvv0*2,vvv1tuu2vvv0*2,uuu1uuu2vvv0uuu0uuu1uuu2vvv0vvv2
  vvv0*3,vvv2oopjvvv0*2,rrs9nophvvv0*2,rss9oppguuu3vvv0rrsaoopituu5tuu3opphnopmttt7vvv2
  vvv0*3,sss9tttavvv0*2,ssscstt8vvv0*2,stt9stt7vvv1vvv0tttastt7vvv1vvv0ttt8stt8uuu3vvv2
  vvv0*22,vvv2
  vvv0tuu0suu0*19,vvv0vvv2
  vvv0rtu0mqqdorrcmpqforr8mqqenqrdnqrb*2,mqqenrr9mqqcnqrampqgnqrbnqrcnqrdmqqhqst5rtu0uvv0vvv2
  vvv0suu0rtu0*8,rtt1rtu0*5,rtt1*2,rtu0*3,uvv0vvv2
  vvv0*22,uvv1
  uuu0*22,uvv0
  vvv0*22,uvv1
  vvv0mnnfnoodnoo9qqr7oppenoodnoogmnnhlmncpqqamnohmnobqqqboppaoopestt4vvv0*5,vvv2
  vvv0uuu3stt4sst3ttt3ttt6sst3ttt4ttu5sss4ttt2ttt5qrr5ttu3rss3ttt4uuu1vvv0*5,vvv2
  vvv0*22,vvv2
  vvv0uuu2*2,ttu4oopmqrrgnoompqqgqqrfqrrfnopjppqloppmqrrinoojstt8vvv0uvv1tuu4uuu4ttt3uuv0vvv2
  vvv0uvv2tuu4uuu4rrrgrrresss9vvv0*10,uuu2rrrdqqreqrrduuu3vvv2
  vvv0*4,uuu3tuu5uuu3vvv0*15,vvv2
  vvv0*3,rst3cij0*11,mop3stt0*5,vvv0vvv2
  vvv0*3,tuu6pqqmqqqlrssdrrsgppqkqrrgrrsipqqetuu5vvv0ttt5qrrkqqqiqqripqqkrrsdqqrhuuu5vvv2
  vvv0*22,vvv2
  vvv0*22,vvv2
  vvv0uuu2uuu3tuu3ppqjoppkpqqjopphqrrfpqqhrrsbvvv0*6,ttt5sss9stt9sss7uuu1vvv2
  vvv0uuu3*2,tuu4oppmpqqhnoooqrrfnoolqqqgpqqhoppnpqqfuvv2vvv0*3,sss6sst8rss8rss9uuu2vvv2
  vvv0*4,tuu0tuu1tuu0*12,vvv0*4,vvv2
  vvv0*3,rst3ejk0*14,prr2ttt0*2,vvv0vvv2
  vvv0*3,tuu6pqqmqqqlrssdqqrjqqrhoppkrssdqrrd*2,vvv0ttt6qrrkqqqiqqripqqkrrsdqqrhuuu5vvv2
  vvv0*22,vvv2
  vvv0*4,vvv1*3,uuu1uvv1vvv0*13,vvv2
  vvv0uuu3tuu3uuu4pqqhppqjqqqhpqqgrssepqqhrssavvv0*6,ttt8rssb*2,rss9uuu2vvv2
  vvv0uuu2uuu4tuu4oppmpqqinoooqrrfnoolqqqgpqqhoppnpqqfuvv2vvv0*3,sss6ttt6stt6sss7uvv1vvv2
  vvv0*4,stt0rtt0stt0*14,uuu0vvv0vvv2
  vvv0*3,stt2gkl0*16,oqr2vvv0vvv2
  vvv0*3,tuu6pqqmqqqlrsseqqrjqqrhoppkrssdqrrd*2,vvv0ttt6qrrkqqqiqqripqqkrrsdqqrhuuu5vvv2
  vvv0*22,vvv2
  vvv0*4,uuu2uuu3uuu2uuu4ttu3vvv0*13,vvv2
  vvv0ttt5uuu4uuu3qrrhqqriqrrgqqqfqrrgrrsbopphvvv1vvv0*5,qqqcrrscrrsdqrrbtuu2vvv2
  vvv0vvv1uvv2tuu4pqqhoppkoppmnopmqqrjoopiqrreoppjqqripqqfvvv0*3,tuu4ttt5ttt4ttt5vvv1vvv2
  vvv0*3,vvu1trp2*3,trq2*4,trp2*2,trq2*8,vuu1vvv2
  vvv0*3,utt2rom5rom3*2,qom5rom5qnl6pnl6rom4*2,spn3spn2spn3*2,rpn3rpn2rpn3spn3vuu1vvv2
  vvv0*3,uuu5qqqkqqrkstt9qrrhrrshrssdrssesssfqqqfsss9vvv0*8,vvv2
  vvv0*3,vuu1sqo6trqbtrqcusr9usrbsqoftsrctrqdtrqbtrqftrqcusrdtrqcuts8vvv0*4,vvv2
  vvv0*3,vvu0uut0vvv0*17,vvv2
  vvv0*22,vvv2
  vvv0vvv1*2,tuu3oppl*2,pqqioppk*2,qrrcoppivvv1vvv0*5,vvv1vvv0*4,vvv2
  vvv0ttt5ttt6vvv1sssarsscsssbrrscsttcrrsasss8sst9ttt8ttt6vvv0*2,rssaoppkppqjoppiopphttt3vvv2
  vvv0*3,uuu2stt8*2,sstasss9ttt6sst7uuu5sssastt9sss8vvv0*8,vvv2
  vvv0*3,uts3pkh5pkh4pkh5*8,pkh4pkh5*3,pkh4pkh5*2,uts2vvv2
  vvv0*3,tuu6pqqmqqqlsst9pqqjqrrjqrrhpqqhssshpqqhsss9vvv0*8,vvv2
  vvv0*4,vuu1vvu0vvv0*2,vvv1vvv2vvv0*12,vvv2
  vvv0*3,utt2spn4trq8tsr8trqdtsr9tsrbtsqdvuu3vvv0*10,vvv2
  vvv0*22,vvv2
  vvv0stt9ttt7ttt8ttt9tuu4stt9tuu8tuu6tuu7ttt7*2,stt7tttbstt9ttt7tuu6ttt6ttu8vvv2vvv0*2,vvv2
  vvv0uuu4uuu6tuu6uuu8uuu4*2,ttt9vvv2tuu5ttt6uuu3uuu4tuu7ttu6uuu4*3,ttt6vvv1vvv0*2,vvv2
  vvv0rsserrrbsss9sttarssarsseuuu5vvv0*14,vvv2
  vvv0rrsarrrirrsdqrrcsssdrssgsssarrrbssscsttcrssgsssc*2,rssfsttbrrrjrrsctttarrsevvv0*2,vvv2
  vvv0sssctttarrsbttt8sssbsss9rrshttt6vvv0*13,vvv2
  vvv0uuu3vvv1*3,uuv3uvv2uuu3uuu2vvv0*2,vvv1vvv0*3,vvv1vvv0*6,vvv2
  vvv0sssbrsscsssesss8qrrhrsscstt9*2,qrrfsss8rrsbssscrssdrrsdsssauuu6vvv0*5,vvv2
  vvv1vvv0*21,uvv1
before 358x1203
~ WwRR k9wt EzSo rk_K NWWp sCyd _-_M XN0M tG4y _-_M erDX eOS4 jDIW bgQC IQvp _txb IQvp _txb IQvp _txb
~ IQvp DO3a IQvp jDIW rqU2 BS7h rqU2 JwoT rqU2 EbdU rqU2 MSiV rqU2 vvDO tG4y _-_M sAxW Gf8w jDIW bgQC
~ IQvp _txb IQvp _txb IQvp _txb IQvp DO3a IQvp jDIW rqU2 vvDO rqU2 4RLO rqU2 W5yK rqU2 -pVB rqU2 IM-f
~ QUJg wMe7 0TDN 2f5b SfJ4 wMe7 0TDN W1IK bmHP wMe7 0TDN -AdI 4mGo wMe7 0TDN iTBi 7KIt wMe7 0TDN KLq5
~ UQ4I SKB4 eX9u sCyd q2WE EDv7 ptIE OHqB ZHXE t-MW clWt xGoG vRP3 RRDV 0asI AkgJ JKKY ZFAq JvXH VM9d
~ Qsbw 6gjO pTBs khXl FFeL zzsN CGT3 0asI AkgJ Jcpy vjVP VYQv VM9d Qsbw 6gjO pTBs 6Exz V4j_ zzsN hoyr
~ 0asI AkgJ zNMO sVTW IpFO VM9d Qsbw 6gjO pTBs _WIn V4j_ zzsN 0YM- 0asI AkgJ 48tI -Ptp lMsK VM9d Qsbw
~ 6gjO Ccsp -iO8 pzJ- MSMN Ecyu zzsN SJq1 Oe5D AkgJ NqHu KuJc SnDp VM9d Qsbw 6gjO Ccsp Gt0h 4Y9f MSMN
~ Ecyu zzsN xs2U Mu2Z y08G hLvr v1NN
  qrrarrs9ttt2uvv0*20,
  uvv0*22,uuu0
  vvv0*22,uvv2
  vvv0ijkpikkpklmhmnoenoocijknklmenopclmmhjkleijkjuuu3vvv0*9,vvv2
  vvv0*22,vvv2
  vvv0ttt7uuu3uuu4vvv1uuu3uuu2vvv0*7,uuu3vvv1*2,tuu4uuu4tuu5ttu5uuv1vvv2
  vvv0pqqirss9oppdoppjpqqhtuu5vvv0*7,ttu8ssscttt9rssattt9sss8stt9uuv2vvv2
  vvv0stt0*8,stt1stt0*3,stt1stt0*3,stt1stt0*3,vvv0vvv2
  vvv0*3,uuu5sttavvv0*3,sstbvvv0*3,sst9vvv0*2,uvv4sstcvvv1vvv0*2,ssscuvv3vvv2
  vvv0*3,vvv2uuu5vvv0*3,uuu5vvv0*3,uuu4vvv0*2,vvv1uuu5vvv1vvv0vvv1uuu5vvv1vvv2
  vvv0uvv0vvv0*17,vvv1*2,vvv0vvv2
  vvv0qrrgmnogpqqmoppfooplpqqjoopgvvv0*5,qrrerrrestt8qrrfqqrfrssdqrrcrrsduuu2vvv2
  vvv0ttu0stt0*2,ttt0ttu0stt0*3,tuu1stt0*3,tuu1stt0*3,tuu1stt0*3,vvv0vvv2
  vvv0*3,uuu2ttt7vvv0*2,tuu4ttt7vvv0*2,tuu4ttt6vvv0*3,tuu5uuu2vvv0*2,tuu4uvv2vvv2
  vvv0*3,uuu4sttavvv0*2,stt9sssbvvv0*2,stt9sssavvv0*3,ttt9vvv3vvv0*2,ttt7uvv3vvv2
  vvv0*22,vvv2
  vvv0*4,ttt4vvv0*2,uuu3stt4vvv0*2,uvv2stt4vvv0*2,uuu3ttt3vvv1uuu1ttu3ttt4vvv1vvv2
  vvv0*3,vvv1ppqhvvv0*2,sss8oppfvvv0*2,sss8pqqeuuu2vvv0rss9oppguuu5uuu3pqqfoppkttu6vvv2
  vvv0*3,sss9tttavvv0*2,ssscstt8vvv0*2,stt9stt7vvv1vvv0tttastt7vvv1vvv0ttt8stt8uuu3vvv2
  vvv0*22,vvv2
  vvv0tuu0suu0*19,vvv0vvv2
  vvv0ruu0lopbmqqcmpqdors7mqqenqrcmqqdmpqcorr7mqqenqrcnqrenqrbmqqfnqrenqr8pss5rtu0*2,uvv0vvv2
  vvv0rtu0ors9pss6nqrcors9orr8rtu0*14,uvv0vvv2
  vvv0ruu0qst4qst3qtt4pst3qst3rtt1rtu0*13,uvv0vvv2
  vvv0*2,uvv0*19,vvv0uvv2
  uvv0*22,uuu0
  vvv0*22,uuu1
  vvv0opparss7qrr5ttt3rss5qqr7sss8pqqaqqr6rrr6qqr9rrs7ttt5rrr5rrs7ttt3vvv0*5,vvv2
  vvv0rss9opp9ppq7qqr7pqqepqq8oppdqrrcnoparss6qqremnnaqrr9pqq9pqqbttt3vvv0*5,vvv2
  vvv0*22,vvv2
  vvv0*3,tuu4oopmqrrfnoompqqgqqrfqrrfnopjpqqjopplqrrinoojstt8vvv0*6,vvv2
  vvv0uuu3ttu5vvv1uuu4uuu2vvv1vvv0*4,vvv1vvv0*5,ttt3ppqioppiopphttt3vvv2
  vvv0*3,uuu4rrrfqqrgrssbvvv0*15,vvv2
  vvv0*3,rst3cij0*11,mop3stt0*5,vvv0vvv2
  vvv0*3,uuu5qrrjrrrisstbsssfqqqjrrrfrssfqrrduuu5vvv0uuu5rrsirrrgqrrgqqrissscqrrfuuu4vvv2
  vvv0*4,vvv2uvv2uvv1vvv1uuu1vvv1vvv2vvv1vvv0*3,vvv1uvv1vvv1vvv2vvv1*2,vvv0vvv2
  vvv0*22,vvv2
  vvv0*3,tuu3ppqioppkpqqjopphqrrfpqqhrrsbvvv0*11,vvv2
  vvv0tuu4ttt6uvv2sssbttt7rsscttt7rssasst7tuu5ttt8ttt3vvv0*4,pqqcppqhoppiopphttt3vvv2
  vvv0*3,uuv1rssbsssbrsscstt7rssattt8rsscrrresssbvvv1vvv0*8,vvv2
  vvv0*3,rst3cij0*14,pqr3stt0*2,vvv0vvv2
  vvv0*3,tuu6pqqmqqqlrssdqqrjqqrhoppkrssdqrrd*2,vvv0ttt6qrrkqqqiqqripqqkrrsdqqrhuuu5vvv2
  vvv0*22,vvv2
  vvv0*22,vvv2
  vvv0uvv1*2,ttu4ppqioppkpqqjopphqrrfpqqhrrsbvvv0*6,uuu2*2,vvv2uuu1vvv0vvv2
  vvv0uuu4ttt6uuu4rrrfsssbqqrhsttbqqrfrssbsssbrssesss8vvv1vvv0*3,rrrbqrrfpqqgpqqfttu3vvv2
  vvv0*4,ttt6ttt7*2,ttu4ttt6uuu4ttt6stt8ttu7vvv0*9,vvv2
  vvv0*3,rst3cij0*16,npp3vvv0vvv2
  vvv0*3,tuu6pqqmqqqlrsseqqrjqqrhoppkrssdqrrd*2,vvv0ttt6qrrkqqqiqqripqqkrrsdqqrhuuu5vvv2
  vvv0*22,vvv2
  vvv0*22,vvv2
  vvv0uvv2vvv1tuu4pqqkopplpqqioppk*2,qrrcoppivvv1vvv0*5,ttu4tuu4uuu4ttt3uuv0vvv2
  vvv0tuu5*2,uuu3ssscqqrgrrrgqqqhrrsgqrrerrrbqrrfrsserrrbvvv0*3,qqrcqrreqqreqrrduuu3vvv2
  vvv0*4,ttt5tuu3tuu6tuu4uuu2ttt3vvv2tuu4uuu4*2,vvv0*8,vvv2
  vvv0*3,uts3pkh5*14,pkh4pkh5*2,uts2vvv2
  vvv0*3,tuu6pqqmqqqlsttapqqjqrrjqrrhpqqhssshpqqhsss9vvv0*8,vvv2
  vvv0*4,uts3utt5uts6vuu5uut6usr9uts7utt5uut5uts8uut5uut6uut5vuu3vvv0*4,vvv2
  vvv0*3,uut2tqo3uts5uts6uut4*2,utt5vuu5utt7uts5uut6uts7uut7usr8uut5vvv0*4,vvv2
  vvv0*22,vvv2
  vvv0*3,uvv1rsserrrerssdrrrfqrresst6rrsavvv1vvv0*10,vvv2
  vvv0ttt5ttt6uuu2rss9*2,stt8rss8sst9rss9*2,vvv1vvv0*4,rrranoomoppkoppiopphttt3vvv2
  vvv0*3,uuu2qrrgqqqhqqqjpqqirrrfqqresssbppqiqqripqqfvvv0*8,vvv2
  vvv0*3,uts3pli4*9,qmj4*8,uts2vvv2
  vvv0*3,uuu4rrrerrrdttt5rrrcrrrerrrcqqqdsssbqqqbsss6vuu0*7,vvv0vvv2
  vvv0*3,vvv2ttt8ttt7uuu4ttt7uuu5tuu5uuu4uuu6tuu5uuu3vvv0*8,vvv2
  vvv0*3,utt2rol6tqp9tsr8trqdtrqatrqd*2,vuu3vvv0*10,vvv2
  vvv0*22,vvv2
  vvv0uuu2vvv0vvv2*2,vvv0vvv3vvv0vvv3vvv0*2,vvv2vvv0vvv3vvv2vvv1vvv0*6,vvv2
  vvv0sttbsssb*2,sstcsss9rssbrrsguuu6rsscqrrdstt8rssbrssgqrrerssasttbrssbrrseuuv3vvv0*2,vvv2
  vvv0rsseqrrcsssasssdrssarssetuu7vvv0*14,vvv2
  vvv0stt7sssdsst9sss9ttt9sstcttt6sss8ttt9*2,sstdttt9ttt8tttbttt8sstesst8ttu7tttavvv0*2,vvv2
  vvv0uuu4uuu6ttt6tuu4uuu4uuu6ttt9uuu3uvv3uvv2vvv3uvv3uuu4uuu3uvv2uuu4uuu3vvv2uuu3vvv0*2,vvv2
  vvv0sssctttarssattt8ssscsssasttdttt7vvv0*13,vvv2
  vvv0rssdrsscsssesss8qrrirsscrssasssaqqrfsss8qrrdssscrssdrrsdrssctuu6vvv0*5,vvv2
  vvv0*22,uvv2
  uuu0*21,uuu1uvv0
ended 358x1182
~ WwRR k9wt mnbn rk_K NWWp sCyd _-_M XN0M tG4y _-_M erDX eOS4 jDIW bgQC IQvp _txb IQvp _txb IQvp _txb
~ IQvp DO3a IQvp jDIW rqU2 BS7h rqU2 JwoT rqU2 EbdU rqU2 MSiV rqU2 vvDO tG4y _-_M sAxW Gf8w jDIW bgQC
~ IQvp _txb IQvp _txb IQvp _txb IQvp DO3a IQvp jDIW rqU2 vvDO rqU2 4RLO rqU2 W5yK rqU2 -pVB rqU2 IM-f
~ QUJg wMe7 0TDN 2f5b SfJ4 wMe7 0TDN W1IK bmHP wMe7 0TDN -AdI 4mGo wMe7 0TDN iTBi 7KIt wMe7 0TDN KLq5
~ UQ4I SKB4 d5Zw sCyd q2WE EDv7 ptIE OHqB ZHXE t-MW clWt xGoG vRP3 RRDV 0asI AkgJ JKKY ZFAq JvXH VM9d
~ Qsbw 6gjO pTBs khXl FFeL zzsN CGT3 0asI AkgJ Jcpy vjVP VYQv VM9d Qsbw 6gjO pTBs 6Exz V4j_ zzsN hoyr
~ 0asI AkgJ zNMO sVTW IpFO VM9d Qsbw 6gjO pTBs _WIn V4j_ zzsN 0YM- 0asI AkgJ 48tI -Ptp lMsK VM9d Qsbw
~ 6gjO Ccsp -iO8 pzJ- MSMN Ecyu zzsN SJq1 Oe5D AkgJ NqHu KuJc SnDp VM9d Qsbw 6gjO Ccsp Gt0h 4Y9f MSMN
~ Ecyu zzsN xs2U Mu2Z y08G hLvr v1NN
  rrsaqrrattt3uvv0*20,
  uuu0uvv0*22,
  vvv0*22,uvv2
  vvv0ijkpikkpklmhmnoenoocijkoklmenopclmmhjkleijkjuuu3vvv0*9,vvv2
  vvv0*22,vvv2
  vvv0ttt7uuu3uuu4vvv1uuu3uuu2vvv0*7,uuu3vvv1*2,tuu4uuu4tuu5ttu5uuv1vvv2
  vvv0pqqirss9oppdoppjpqqhtuu5vvv0*7,ttu8ssscttt9rssattt9sss8stt9uuv2vvv2
  vvv0stt0*8,stt1stt0*3,stt1stt0*3,stt1stt0*3,vvv0vvv2
  vvv0*3,uuu5sttavvv0*3,sstbvvv0*3,sst9vvv0*2,uvv4sstcvvv1vvv0*2,ssscuvv3vvv2
  vvv0*3,vvv2uuu5vvv0*3,uuu5vvv0*3,uuu4vvv0*2,vvv1uuu5vvv1vvv0vvv1uuu5vvv1vvv2
  vvv0uvv0vvv0*17,vvv1*2,vvv0vvv2
  vvv0qrrgmnogpqqmoppfooplpqqjoopgvvv0*5,qrrerrrestt8qrrfqqrfrssdqrrcrrsduuu2vvv2
  vvv0ttu0stt0*2,ttt0ttu0stt0*3,tuu1stt0*3,tuu1stt0*3,tuu1stt0*3,vvv0vvv2
  vvv0*3,uuu2ttt7vvv0*2,tuu4ttt7vvv0*2,tuu4ttt6vvv0*3,tuu5uuu2vvv0*2,tuu4uvv2vvv2
  vvv0*3,uuu4sttavvv0*2,stt9sssbvvv0*2,stt9sssavvv0*3,ttt9vvv3vvv0*2,ttt7uvv3vvv2
  vvv0*22,vvv2
  vvv0*4,uuu2vvv0*2,uvv1tuu2vvv0*2,vvv1tuu2vvv0*2,uuu1uuu2vvv0uuu0uuu1uuu2vvv0vvv2
  vvv0*3,vvv2oopjvvv0*2,rrs9nophvvv0*2,rss9oppguuu3vvv0rrsaoopituu5tuu3opphnopmttt7vvv2
  vvv0*3,sss9tttavvv0*2,ssscstt8vvv0*2,stt9stt7vvv1vvv0tttastt7vvv1vvv0ttt8stt8uuu3vvv2
  vvv0*22,vvv2
  vvv0tuu0suu0*19,vvv0vvv2
  vvv0rtu0mqqfnqrb*2,mpqenrrdmqqcmqrbpss8rtu0*11,uvv0vvv2
  vvv0suu0rtu0*19,uvv0vvv2
  vvv1vvv0*21,uvv1
  uuu0*22,uvv0
  vvv0*22,uvv2
  vvv0lnngmnnfmnnbppq8noogmnndmnnilmnjklmeoppbmnnjlmncpqqcnoocnoogsss5vvv0*5,vvv2
  vvv0uuu2tuu2ttt2uuu1uuu4tuu2uuu3*2,ttt2uuu1uuu4sss4uuu2ttt2uuu2uuv1vvv0*5,vvv2
  vvv0*22,vvv2
  vvv0uuu2*2,ttu4oopmqrrgnoompqqgqqrfqrrfnopjppqloppmqrrinoojstt8vvv0uvv1tuu4uuu4ttt3uuv0vvv2
  vvv0uvv2uuu4*2,qqriqqrgrssbvvv0*10,uuu2rrrdqqreqrrduuu3vvv2
  vvv0*4,vvv1uuv2vvv1vvv0*15,vvv2
  vvv0*3,rst3cij0*11,mop3stt0*5,vvv0vvv2
  vvv0*3,tuu6pqqmqqqlrssdrrsgppqkqrrgrrsipqqetuu5vvv0ttt5qrrkqqqiqqripqqkrrsdqqrhuuu5vvv2
  vvv0*22,vvv2
  vvv0*22,vvv2
  vvv0uuu2uuu3tuu3ppqjoppkpqqjopphqrrfpqqhrrsbvvv0*6,ttt5sss9stt9sss7uuu1vvv2
  vvv0uuu3*2,tuu4oppmpqqhnoooqrrfnoolqqqgpqqhoppnpqqfuvv2vvv0*3,sss6sst8rss8rss9uuu2vvv2
  vvv0*4,tuu0tuu1tuu0*12,vvv0*4,vvv2
  vvv0*3,rst3ejk0*14,prr2ttt0*2,vvv0vvv2
  vvv0*3,tuu6pqqmqqqlrssdqqrjqqrhoppkrssdqrrd*2,vvv0ttt6qrrkqqqiqqripqqkrrsdqqrhuuu5vvv2
  vvv0*22,vvv2
  vvv0*4,vvv1*3,uuu1uvv1vvv0*13,vvv2
  vvv0uuu3tuu4uuu4pqqhppqjqqqhpqqgrssepqqhrssavvv0*6,ttt8rssb*2,rss9uuu2vvv2
  vvv0uuu2uuu3tuu4oppmpqqinoooqrrfnoolqqqgpqqhoppnpqqfuvv2vvv0*3,sss6ttt6stt6sss7uvv1vvv2
  vvv0*3,uvv1qrs0*16,tuu0vvv0vvv2
  vvv0*3,stt3imn0*4,hlm1*2,ilm1imm0imn0*3,imn1hlm1*2,ilm1imn0prr2vvv0vvv2
  vvv0*3,uuu5pqqlqqqlrsseqrrjqrrfpqqjssscqrrcqrrdvvv0ttt6rrriqrrgrrsgpqqjrssdqqrhuuu5vvv2
  vvv0*22,vvv2
  vvv0*3,vvv1uuu4ttt5uuu4ttu6ttt5uvv1vvv1vvv0*11,vvv2
  vvv0ttt5uuu4uuu2rrrfqrrfrrsdqrrdrrrerssbppqgvvv1vvv0*5,pqqeqrrf*2,qqrettt3vvv2
  vvv0vvv1uvv2tuu4pqqhoppkoppmnopmqqrjoopiqrreoppjqqripqqfvvv0*3,uuu3*2,tuu2*2,vvv0vvv2
  vvv0*3,vvu1trp2*3,trq2*4,trp2*2,trq2*8,vuu1vvv2
  vvv0*3,utt2rom5rom3*2,qom5rom5qnl6pnl6rom4*2,spn3spn2spn3*2,rpn3rpn2rpn3spn3vuu1vvv2
  vvv0*3,uuu5qqqkqqrkstt9qrrhrrshrssdrssesssfqqqfsss9vvv0*8,vvv2
  vvv0*3,vuu1sqo6trqbtrqcusr9usrbsqoftsrctrqdtrqbtrqftrqcusrdtrqcuts8vvv0*4,vvv2
  vvv0*3,vvu0uut0vvv0*17,vvv2
  vvv0*22,vvv2
  vvv0vvv1uvv1tuu3oppl*2,pqqioppk*2,qrrcoppivvv1vvv0*5,vvv1vvv0*4,vvv2
  vvv0tuu5ttu5vvv1sssarsscsssbrrscsttcrrsasss8sst9ttt8ttt6vvv0*2,rssaoppkppqjoppiopphttt3vvv2
  vvv0*3,uuu2stt8*2,sstasss9ttt6sst7uuu5sssastt9sss8vvv0*8,vvv2
  vvv0*3,uts3pkh5pkh4pkh5*15,uts2vvv2
  vvv0*3,tuu6pqqmqqqlsss9pqqjqrrjqrrhpqqhssshpqqhsss9vvv0*8,vvv2
  vvv0*4,uut2vuu1vvv1*2,vuu3vuu4vvv1vvv0*11,vvv2
  vvv0*3,utt2sqo4tsq7uts7tsqbuts7usr9usrbvuu3vvv0*10,vvv2
  vvv0*22,vvv2
  vvv0stt9ttt7ttt8ttt9tuu4stt9tuu8tuu6tuu7ttt7*2,stt7tttbstt9ttt7tuu6ttt6ttu8vvv2vvv0*2,vvv2
  vvv0uuu4uuu6tuu6uuu8uuu4*2,ttt9vvv2tuu5ttt6uuu3uuu4tuu7ttu6uuu4*3,ttt6vvv1vvv0*2,vvv2
  vvv0rsserrrbsss9sttarssarsseuuu5vvv0*14,vvv2
  vvv0rrsarrrirrsdqrrcsssdrssgsssarrrbssscsttcrssgsssc*2,rssfsttbrrrjrrsctttarrsevvv0*2,vvv2
  vvv0sssctttarrsbttt8sssbsss9rrshttt6vvv0*13,vvv2
  vvv0uuu4vvv1*3,uuv3uvv2uuu4uuu3vvv0*2,vvv2vvv0*3,vvv1*2,vvv0*5,vvv2
  vvv0stt9rsscsssesss8qrrhrsscstt8ttt8qrrfsss8rssassscrssdrrsdsssauuu5vvv0*5,vvv2
  vvv1vvv0*21,uuu1
no-fees 358x880
~ WwRR k9wt r64e rk_K NWWp sCyd _-_M XN0M tG4y _-_M erDX eOS4 jDIW bgQC IQvp _txb IQvp _txb IQvp _txb
~ IQvp DO3a IQvp jDIW rqU2 BS7h rqU2 JwoT rqU2 EbdU rqU2 MSiV rqU2 vvDO tG4y _-_M sAxW Gf8w jDIW bgQC
~ IQvp _txb IQvp _txb IQvp _txb IQvp DO3a IQvp jDIW rqU2 vvDO rqU2 4RLO rqU2 W5yK rqU2 -pVB rqU2 IM-f
~ QUJg wMe7 0TDN 2f5b SfJ4 wMe7 0TDN W1IK bmHP wMe7 0TDN -AdI 4mGo wMe7 0TDN iTBi 7KIt wMe7 0TDN KLq5
~ UQ4I SKB4 UCxC sCyd SeBn EDv7 ptIE OHqB ZHXE t-MW clWt vRP3 RRDV 0asI AkgJ JKKY ZFAq JvXH zzsN CGT3
~ 0asI AkgJ Jcpy vjVP VYQv zzsN hoyr 0asI AkgJ zNMO sVTW IpFO zzsN 0YM- 0asI AkgJ 48tI -Ptp lMsK zzsN
~ SJq1 Oe5D AkgJ NqHu KuJc SnDp zzsN xs2U Mu2Z y08G
  rssarss8rss5uvv0*20,
  uuu0uvv0*22,
  vvv0*22,uvv2
  vvv0ijkpikkpklmhmnoenoocijkoklmenopclmmhjkleijkjuuu3vvv0*9,vvv2
  vvv0*22,vvv2
  vvv0ttt7uuu3uuu4vvv1uuu3uuu2vvv0*7,uuu3vvv1*2,tuu4uuu4tuu5ttu5uuv1vvv2
  vvv0pqqirss9oppdoppjpqqhtuu5vvv0*7,ttu8ssscttt9rssattt9sss8stt9uuv2vvv2
  vvv0stt0*8,stt1stt0*3,stt1stt0*3,stt1stt0*3,vvv0vvv2
  vvv0*3,uuu5sttavvv0*3,sstbvvv0*3,sst9vvv0*2,uvv4sstcvvv1vvv0*2,ssscuvv3vvv2
  vvv0*3,vvv2uuu5vvv0*3,uuu5vvv0*3,uuu4vvv0*2,vvv1uuu5vvv1vvv0vvv1uuu5vvv1vvv2
  vvv0uvv0vvv0*17,vvv1*2,vvv0vvv2
  vvv0qrrgmnogpqqmoppfooplpqqjoopgvvv0*5,qrrerrrestt8qrrfqqrfrssdqrrcrrsduuu2vvv2
  vvv0tuu0ttt0*2,tuu0*2,ttt0*3,tuu1ttt0*3,tuu1ttt0*3,tuu1ttt0*3,vvv0vvv2
  vvv0*2,uvv0uuu2ttu5vvv0uvv0tuu2ttt5vvv0uvv0tuu2ttu4vvv0uvv0*2,tuu3uuu1uvv0*2,tuu3vvv2*2,
  vvv0*3,tuu5ssscvvv0*2,sstbrssdvvv0*2,sstbrsscvvv0*3,sttbuvv4vvv0*2,stt8uuu4vvv2
  vvv0*22,vvv2
  vvv0*4,uuu2vvv0*2,uvv1tuu2vvv0*2,vvv1tuu2vvv0*2,uuu1uuu2vvv0uuu0uuu1uuu2vvv0vvv2
  vvv0*3,vvv2oopjvvv0*2,rrs9nophvvv0*2,rss9oppguuu3vvv0rrsaoopituu5tuu3opphnopmttt7vvv2
  vvv0*3,sss9tttavvv0*2,ssscstt8vvv0*2,stt9stt7vvv1vvv0tttastt7vvv1vvv0ttt8stt8uuu3vvv2
  vvv0*22,vvv2
  vvv0tuu0suu0*19,vvv0vvv2
  vvv0rtu0mqqdorrcmpqforr8lpqemqqenqrenqr8mqqemqqcnqrclpqcnrr8nqrcmqqgnqrcmqqdqtt4rtu0uvv0vvv2
  vvv0rtu0prs7prs6pst4pss5ors8pss5*2,qtt3rtu0*11,uvv0vvv2
  vvv0rtu1ors9pss8ors8pss6pss7ors3pss8qtt3rtu0*11,uvv0vvv2
  vvv0uvv0*20,vvv0uvv2
  uvv0*22,uuu0
  uvv0vvv0*21,uuu1
  vvv0pqq8sst5rrs3vvv0*18,vvv2
  vvv0rrranopbopp9vvv1vvv0*17,vvv2
  vvv0*22,vvv2
  vvv0*3,uuu3opplrrreoppkqrrerrrd*2,pqqhqqrhppqkrrrhopphttt7vvv0*6,vvv2
  vvv0uuu3ttu5vvv0uuu4vvv1*3,vvv2vvv1uuu1uuu3uuu1vvv1uuu1vvv0*2,ttt3ppqioppiopphttt3vvv2
  vvv0*3,tuu5qqqhppqjqrrcvvv0*15,vvv2
  vvv0*22,vvv2
  vvv0*3,vvv1stt8sssastt9sss8stt7tuu4*2,vvv0*11,vvv2
  vvv0tuu4ttt6uuu2sssa*2,sst9sss8ttu7rssdttt6vvv0*6,pqqcpqqhoppiopphttt3vvv2
  vvv0vvv1*2,tuu4oppmpqqinoooqrrfnoolqqqgpqqhoppnpqqfuvv2vvv0*8,vvv2
  vvv0*22,vvv2
  vvv0*22,vvv2
  vvv0uuu3tuu3ttu4ppqioppkpqqjopphqrrfpqqhrrsbvvv0*6,tuu5sss9stt9sss7uuu1vvv2
  vvv0uuu2uuu4tuu4oppmpqqinoooqrrfnoolqqqgpqqhoppnpqqfuvv2vvv0*3,rss8sst8rss8rss9uuu2vvv2
  vvv0*22,vvv2
  vvv0*22,vvv2
  vvv0vvv1*2,tuu4pqqkopplpqqioppk*2,qrrcoppivvv1vvv0*6,vvv1vvv0*3,vvv2
  vvv0ttt5tuu5uuu2stt8rsscsssbrrscsttcrrsasss8sst9ttt8ttt6vvv0*3,oppgpqqhoppiopphttt3vvv2
  vvv0*3,uvv1sss8stt8sstasss9ttt6sst7uuu5sssastt9sss8vvv0*8,vvv2
  vvv0*22,vvv2
  vvv0*3,uuu2rrrgqrrhrrrfqrrgqqrgsss9qrrdvvv1vvv0*10,vvv2
  vvv0ttt5ttt6uuu2sss7*2,ttt5sss6ttt6sss7sss6vvv1vvv0*4,rrranoomoppkoppiopphttt3vvv2
  vvv0*3,uuu2qrrgqqqhqqqjpqqirrrfqqresssbppqiqqripqqfvvv0*8,vvv2
  vvv0*22,vvv2
  vvv0tuu6uuu3uuu5*2,uuu2ttu6uuu4uuu5uuu3*2,uuu4uuu3uuu7tuu5uuu4uuu2uuu3*2,vvv1vvv0*2,vvv2
  vvv0ttt8*3,ttt9ttt7ttt8sstcuuu4ttt9rss9uuu6stt8sttcsstbttt7tuu8ttt7sstavvv2vvv0*2,vvv2
  vvv0rsseqrrcsssassscrssarsseuuu6vvv0*14,vvv2
  vvv1vvv0*21,uvv1
rules 358x610
~ WwRR k9wt 0jbG rk_K NWWp 8YGf rk_K NL_r QfYQ V7Xw X9hX 2E-x zEbs X9hX 2E-x CXpz X9hX 2E-x JORU X9hX
~ 2E-x CiPT X9hX 2E-x rk_K ZrNe QfYQ I3ni 9XCf tjJP M55U 9XCf tjJP M4TV 9XCf tjJP Aleq 9XCf tjJP sCyd
~ sUWy J15o
  rssdrss6uvv0*21,
  uuu0uvv0*22,
  vvv0*22,uvv2
  vvv0ijkpikkpklmhmnoelmmdklljmnniijkfvvv0*13,vvv2
  vvv0*22,vvv2
  vvv0jom7tuu2sss9uuu3ttt7sttattt6*3,sstauuu4sss8uuu3ttt6ttt7*2,stt7tuu5ttt6vvv0*2,vvv2
  vvv0orq3vvv1sssattt8sstbsssfstt8rrrcrssbsstasst9ssscttt7sssb*2,ssscsstarssarss8vvv3vvv0vvv2
  vvv0*3,pqqgpqqlppqjssscppqmqrrepqqiqrreqrrhppqkvvv3vvv0*8,vvv2
  vvv0*22,vvv2
  vvv0ckhasut4oopsopppppqmpqqjopplrrrgpqqkopqisssdppqissseoppiqrreopphpqqgqrrjvvv0*3,vvv2
  vvv0*11,vvv1vvv0*4,vvv1vvv0*5,vvv2
  vvv0hnk8tut3rrsarrrestt9sss9qrrdvvv1vvv0*13,vvv2
  vvv0rts1vvv0sst8ttt6uuu5ttt6ttt5vvv1vvv0*13,vvv2
  vvv0kpn5tuu2ttt5tuu6tuu4tuu5uuu4ttt6vvv2vvv0*12,vvv2
  vvv0nrp4uvu1rsscrsserssbttt8rrsdrrrbtuu5vvv0*12,vvv2
  vvv0orq2vvv1uuu2vvv1vvv0vvv2vvv0vvv1vvv0*13,vvv2
  vvv0kom7tuu2qrrboppoppqfqrrhpqqfoppiuuu3vvv0*12,vvv2
  vvv0*22,vvv2
  vvv0uuu3*2,vvv0*2,vvv1vvv0*2,vvv1vvv0*13,vvv2
  vvv0jllmklmmklmhmnoeikkijllelmnjnoogoopdkmmejlljlnnkpqqavvv0*8,vvv2
  vvv0*22,vvv2
  vvv0sst8uuu5rrscrssbqrrcrssasstbqrrcrrscrss9tttbssscttt6sss9sttbrrsettt7rrrbrss9vvv0*2,vvv2
  vvv0uuu3vvv0uuu6ttu7tuu6tuu5uuu4tuu5ttt6uuu5ttt7stt6uuu4ttt5ttt6tuu7uuu4tuu6uuu5vvv0*2,vvv2
  vvv0stt7vvv3stt6uuu3ttu6ttt5uuu3tuu5ttt6*2,uuu3ttu5stt6tuu4uuv4uuu4uuu5*2,vvv0*3,vvv2
  vvv0tuu5vvv2rrraqrrhrssfsstassscrssbsstcrrrerss9rsscrssbrrscrssersscrrsgsstevvv0*3,vvv2
  vvv0uuu4vvv1uuu3vvv1*2,vvv0*3,vvv1vvv0vvv1vvv0*2,vvv1vvv0*2,vvv1vvv0*4,vvv2
  vvv0stt7uvv4qqreoppgpqqjpqqgrrshoppjqqqhqrrepqqjqrrbpqqgrrsdpqqdpqqgqqrjttt5vvv0*3,vvv2
  vvv0uuu2vvv0*20,vvv2
  vvv0sss9uuu5pqqjopplpqqdqqqlopposssapqqhpqqfoppiqrrfoopmsss9oppjqqqlrrsevvv0*4,vvv2
  vvv0*22,vvv2
  uvv0vvv0*21,uuu0
  uvv0vvv0*21,uuu0
  vvv0sss6vvv0*4,ttt6vvv1uuu3vvv0*13,vvv2
  vvv0mnni*2,klmhoppeklmlklljklmjkllhklmilnnjmnnikllimnoivvv0*8,vvv2
  vvv0uuu2vvv0*6,vvv2*2,vvv3vvv0vvv1*2,vvv0*8,vvv2
  vvv0sssbssserrrdrrsesssdrrscrssdsttarsserssdrrsdrrsfsstbrssgsss9rrrgsttarsscvvv0*3,vvv2
  vvv0qrrdrrrerrsdstt9rssdrsscsssfrrrfsssarssesttaqrrguuu4vvv0*8,vvv2
  vvv0*22,uvv1
  uuu0tuu0*20,tuu1uvv0
tier-1 358x2386
~ WwRR k9wt xZvb rk_K NWWp sCyd _-_M WJN_ wfqC cmZy tG4y _-_M erDX k8YD nGnE jDIW bgQC IQvp _txb IQvp
~ _txb IQvp _txb IQvp DO3a IQvp jDIW rqU2 BS7h tGLz P4UC rqU2 EbdU rqU2 MSiV rqU2 vvDO tG4y _-_M sAxW
~ URIl ptYn jDIW bgQC IQvp _txb IQvp _txb IQvp _txb IQvp DO3a IQvp jDIW rqU2 vvDO tGLz dDax rqU2 W5yK
~ rqU2 -pVB rqU2 IM-f QUJg wMe7 R80U K--o SfJ4 wMe7 YJ2G U2Oo bmHP wMe7 0TDN -AdI 4mGo wMe7 0TDN iTBi
~ 7KIt wMe7 0TDN KLq5 UQ4I SKB4 PzbV LUNq he2y sCyd q2WE EDv7 ptIE OHqB ZHXE t-MW clWt xGoG vRP3 RRDV
~ 0asI AkgJ c5Ad VMrj CdRZ IRmR JvXH VM9d Qsbw 6gjO pTBs khXl FFeL zzsN CGT3 E4lB AkgJ 3TRD r1mA VYQv
~ VM9d Qsbw 6gjO pTBs 6Exz V4j_ zzsN hoyr 0asI AkgJ zNMO sVTW IpFO VM9d Qsbw 6gjO pTBs _WIn V4j_ zzsN
~ 0YM- 0asI AkgJ 48tI -Ptp lMsK VM9d Qsbw 6gjO Ccsp -iO8 pzJ- MSMN Ecyu zzsN SJq1 Oe5D AkgJ NqHu KuJc
~ SnDp VM9d Qsbw 6gjO Ccsp Gt0h 4Y9f MSMN Ecyu zzsN xs2U Mu2Z y08G hLvr v1NN sCyd XV8o A7fY -2Hn WzCz
~ rk_K iL8E QfYQ j42s ONsp fLI4 lbxd I7iv Q8vr J9XU 3V7I C1vD lbxd 1z-o Q8vr J9XU 3V7I eR4c Knqx lnEo
~ L4-Y MOka lbxd Woyo Q8vr r2fN lbxd FueG Q8vr rk_K 62d2 QfYQ j42s toBa fLI4 lbxd dq7W Q8vr J9XU qSjm
~ C1vD lbxd CnGZ Q8vr J9XU I8yR 7_au Knqx w624 L4-Y r2fN lbxd Q6p_ Q8vr sCyd sUWy J15o NWWp tG4y hQEI
~ cTtb r611 GmOd E0Nn vB6t wn4C li7p 29ia zIej E0Nn Y-fu wn4C li7p 29ia zIej ESYj
  rrsbsst5uvv0*21,
  uuu0uvv0*22,
  vvv0*22,uvv2
  vvv0lmmlklmhlmnjlmnclmnijllflmnijllcoppdvvv0*8,rts3lqofpsq7uvu0vvv2
  vvv0uuu3vvv1uvv2tuu5uuu6rrs9uuu3uuu5uuu4*2,ttt6vvv0*6,uvu0tvu0*2,vvv0vvv2
  vvv0ttt7sssdttt8sstdtttbsssdttt8*2,tuu6ttt7ttt9vvv0*10,vvv2
  vvv0*22,vvv2
  vvv0noopqqrdnooioopkopplstt8vvv0*3,oppeklmjlmnmnooloophrssbrrsdpqqgrssdqqrdqrrftuu3vvv2
  vvv0mop2kno0*2,loo2lop2kno0*2,npq1uuu0*12,vvv0vvv2
  vvv0mop2kno0*2,loo2lop2kno0*2,npq1uuu0*12,vvv0vvv2
  vvv0*3,ttt8qrrgvvv0*3,npqgvvv0*3,rrrevvv1vvv0uuu5rrrhuvv3vvv0uuu2qrriuuu5vvv2
  vvv0*22,vvv2
  vvv0qqrfnopfqqqjqrrboppkqqrhppqevvv0*14,vvv2
  vvv0vvv1uuu2uvv3ttt4vvv1vvv2uvv2vvv0*14,vvv2
  vvv0oppe*2,kmmlnooilmmppqqdsssbqqrhqrrgpqqgrsscqqreqrretuu3vvv0*7,vvv2
  vvv0imn3gkl0*2,hlm3imn3rss2tuu0*14,vvv0vvv2
  vvv0prr1oqq0npq0npq4prr1tuu1*2,tuu2uvv0*2,uuu1tuu2uvv0*3,uuu2uuu1uvv0*2,tuu2vvv1vvv2
  vvv0*3,ttt6rssevvv0*2,oqrfoqqhvvv0*2,ssscrrsevvv0*3,sssduuu4vvv0*2,sstauuu5vvv2
  vvv0*22,vvv2
  vvv0*22,vvv2
  vvv0*3,uvu2mqohvvv0*2,qssamophvvv0*2,rssbmnoiuuu3vvv0qrrcmnokttt6ttt4nopjmnnostt7vvv2
  vvv0*3,sss9tttavvv0*2,ssscstt8vvv0*2,stt9stt7vvv1vvv0tttastt7vvv1vvv0ttt8stt8uuu3vvv2
  vvv0*22,vvv2
  vvv0tuv0suu0*18,tuu0vvv0vvv2
  vvv0ruu0jnoalpqblppempqbkopdnqrcjnodnqr8lppelpqclppblopb*2,lpqdkopemqqdkopcnqr8rtu0uvv0vvv2
  vvv0ruu0pss2ors5pss3qst2pst2ors4ors5pst2pss3*2,prs4pss4prs6pss5orr6ors4rtu0*3,uvv0vvv2
  vvv0ruu0nqranqr8ors7*2,nqr8orr8prs7ors5*2,nqrbmqq9nrr7orr6ors5nqr7pss6rtu0*3,uvv0vvv2
  vvv0ruu0lopdlpqbpst3rtu0*16,uvv0vvv2
  vvv0rtu0nqrenqraors6mqrenqrepss6mqqbnqrenqrbmpqforr9orranqrfnqrcnrr6orra*2,rtu0*2,uvv0vvv2
  vvv0suu0rtt1qtt1*4,qtt2qtt1rtu0qtt1*2,rtt1rtu0qtt1rtt1qtt1rtt1qst3rtu0*2,uvv0vvv2
  vvv0*22,uvv2
  uuu0uvv0*20,uuu0uvv0
  vvv0*22,uvv1
  vvv0noocoppaopp7rss4pqq9oppapqqdoopenop9qqr8oppdopp9rss8qqq7pqqattt3vvv0*5,vvv2
  vvv0stt6rss7rrr5rss6rssarrr5qrr8sss8qqr7sst4rssapqq7sss6qrr6rss7tuu2vvv0*5,vvv2
  vvv0*22,vvv2
  vvv0jom3kom3ttu4oopmqrrgnoompqqgqqrfqrrfnopjpqqkoppmqrrinoojstt8vvv0*2,vvv1vvv0*3,vvv2
  vvv07hd87hd9vvv2sstastt8ttu5vvv0*10,ttu3pqqhoppiopphttt3vvv2
  vvv0sut1*2,uuu2stt9sssbttt7vvv0*15,vvv2
  vvv0*3,rst3cij0*11,mop3stt0*5,vvv0vvv2
  vvv0*3,tuu6pqqmqqqlrssdrrsgppqkqrrgrrsipqqetuu5vvv0ttt5qrrkqqqiqqripqqkrrsdqqrhuuu5vvv2
  vvv0*22,vvv2
  tuu1rtu0*20,suu0vvv2
  tuu1prs7*2,pss3loohlnoimophlnofnpqdmopfnqq9rtu0*6,qst2*2,qtt1qst1rtt1vvv2
  tuu1prrdpqrfqst2npqeoqramppgorramppdnqqaoqraoqrdoqr7rtt1rtu0*3,npq9npqdmopemopdqss3vvv2
  tuu1qst1*2,qtt1prs5prr7prs6pss3prs5qss4prs5prr7pss6rtu0*8,ruu0vvv2
  tuu1rtu0*2,nrr3bhi0*14,nqq3rst0*2,rtu0vvv2
  tuu1rtu0*2,pss5mopkmppjoqrcmpphmppflooioqrcnpqcnpqbrtu0prs5npqimppg*2,mopinqqcmppfqst5vvv2
  tuu1rtu0*20,suu0vvv2
  vvv0*22,vvv2
  vvv0uuu2*2,ttu4ppqioppkpqqjopphqrrfpqqhrrsbvvv0*6,uuu4ttt7*2,stt5uuu1vvv2
  vvv0uuu3tuu5tuu4ppqkqrrfoppnrrseoppjqrreqrrfpqqkqrrdvvv2vvv0*3,rss9rssarrrb*2,uuu2vvv2
  vvv0*4,vvv1uuu3vvv1*2,uvv1vvv1*2,uuv2vvv2vvv0*9,vvv2
  vvv0*3,rst3cij0*16,npp3vvv0vvv2
  vvv0*3,tuu6pqqmqqqlrsseqqrjqqrhoppkrssdqrrd*2,vvv0ttt6qrrkqqqiqqripqqkrrsdqqrhuuu5vvv2
  vvv0*22,vvv2
  vvv0*22,vvv2
  vvv0uuu3uvv2tuu4pqqkopplpqqioppk*2,qrrcoppivvv1vvv0*5,rss9stt8stt9sss7uuu1vvv2
  vvv0uuu3tuu4*2,pqqgoppkppqkooplqqrjoopiqrreoppjqqripqqfvvv0*3,sss8sssarss8rss9uuu2vvv2
  vvv0*4,uuu1vuu0uuu2vuu0*14,vvv0vvv2
  vvv0*3,uts3pli4*9,qmj4*8,uts2vvv2
  vvv0*3,tuu6pqqmqqqlsttapqqjqrrjqrrhpqqhssshpqqhsss9vvv0*8,vvv2
  vvv0*4,tsr4uts6uts7uut6utt7tsrbuts8uts7*2,utsauts6utt8uts6vut4vvv0*4,vvv2
  vvv0*3,vut1trq2utt4vut4vuu2vut3uut4vuu3vut5vut4vuu5uut5vut5uts6vuu3vvv0*4,vvv2
  vvv0*22,vvv2
  vvv0*3,uuu2qqripqqjqqrhpqqippqirrsapqqfvvv1vvv0*10,vvv2
  vvv0ttt5ttt6uuu1sss9rss9stt8rssattt9rss9sss7uuu3*2,vvv1vvv0*2,rrranoomoppkoppiopphttt3vvv2
  vvv0*3,uuu2rsscrrscrrsfrrrdsssbrrrbttt8qqqgrrrfqqrevvv0*8,vvv2
  vvv0*3,uts3pkh5pkh4pkh5*8,pkh4pkh5*6,uts2vvv2
  vvv0*3,uuu5qrrjrrrittu7qrrhrrrhrrsfqqrgssteqqrfstt7vvv0*8,vvv2
  vvv0*4,uuu3uuu2*2,uvv1vvv1uuu2vvv1vvv2vvv1*2,vvv0*8,vvv2
  vvv0*3,utt2rom5trp9tsr8trqdtsqatrqdtsqdvuu3vvv0*10,vvv2
  vvv0*22,vvv2
  vvv0tuu6uuu3uuu5*2,uuu2ttu6uuu4uuu5uuu3*2,uuu4uuu3uuu7tuu5uuu4uuu2uuu3*2,vvv1vvv0*2,vvv2
  vvv0ttt8*3,ttu9ttt7ttt8sstbuuu4ttt9rss9uuu6stt8sttcsstbttt7tuu8ttt7sstavvv2vvv0*2,vvv2
  vvv0rsseqrrcsssasssdrssarssetuu7vvv0*14,vvv2
  vvv0rrsarrrirrsdqrrcsssdrssgsssarrrbssscsttcrssgssscsttarssfsttbrrrjrrsctttarrsevvv0*2,vvv2
  vvv0uuu6uuu5ttt6uuu4tuu5*2,sttauuu3vvv0*4,vvv1vvv0*8,vvv2
  vvv0ttt8uuu6stt5uuu5ttt8ttt6uuu9tuu4vvv0*13,vvv2
  vvv0rssdrsscsssesss8qrrirsscrssasssaqqrfsss8qrrdssscrssdrrsdrssctuu6vvv0*5,vvv2
  vvv1vvv0*21,uvv1
  uuu0*22,uvv0
  vvv0*22,uvv2
  vvv0lnnjmnofnoogoppcmnnbnooemnofkmmivvv0*3,uuu3ttt7sttasssdttt8tuu8uuu6ttu8rsscuuu5vvv2
  vvv0vvv2ttt1uuu3uvv2ttt1tuu2*2,ttt3vvv0*3,vvv1uvv3uvv2uuu3uuu2uuu3uuu2*2,vvv2vvv1vvv2
  vvv0qqqeqrr8rrs9rrr6rss7qqrbvvv0*15,vvv2
  vvv0rssarrs7rss8pqqarrr9qrravvv0*15,vvv2
  vvv0tttastt8ttt5ttt8ttt6ttt7uuu5*2,vvv0*6,ttt4rrs9ttt7sss8sss9rss8uuu2vvv2
  vvv0sst9rrscttt8rrrgssserssdqrrgsstavvv0*6,rss7qqrcrrrcrssaqrr9rrsbuuu2vvv2
  vvv0rrrgtttarsscttt8rssbrsscttt9vvv0*14,vvv2
  vvv0*22,vvv2
  vvv0ttu8ttt6tuu3uuu4vvv1tuu5vvv0*8,ttu3sss7ttt5ttt6stt7sss6uuu1vvv2
  vvv0rssbqrretttapqqhpqqfqrrgvvv0*7,uuu1rrsapqqfqrrerrrcpqqbqrrduuu3vvv2
  vvv0rrrgtttarrrdttt8rssbrsscttt9vvv0*14,vvv2
  vvv0*22,vvv2
  vvv0ttu8ttt6tuu3uuu4vvv1tuu5vvv0*9,ttu5uuu4*2,tuu5ttu5uuv1vvv2
  vvv0rssbqrretttapqqhpqqfqrrgvvv0*9,rrs8rrs9sss7rrs7rss8uuu2vvv2
  vvv0qrrdrrrdrrreqrrcrssesttarssattt7sst9sssbrsshrssetuu8vvv0*8,vvv2
  vvv0rssgrrscrssfrrrgttt9uuu4vvv0*15,vvv2
  vvv0vvv1vvv0*20,vvv2
  vvv0*22,vvv2
  vvv0ppqdppqrqqrfqqreqqqeoppittt7vvv0*6,ppqeopqjmnnjoppjoppimnoinookstt4vvv2
  vvv0uvv0*20,vvv0vvv2
  vvv0uuu3vvv0vvv1vvv2vvv0*9,uuu2uuu3stt3uuu3tuu4ttt5stt5uuu1vvv2
  vvv0rsscpqqlqqrhpqqfvvv0*9,sst6qqreppqfpqqgqrreppqdqqrfuuu3vvv2
  vvv0*22,vvv2
  vvv0*22,vvv2
  vvv0noohmnohkmmqlmnlopphmnnnmnnknoogvvv0*13,vvv2
  vvv0*22,vvv2
  vvv0opplrrrinoolpqqipqqmnopjstt9vvv0*5,sst8mnnkppqgmnokoppjoppimnoinookstt4vvv2
  vvv0ssscttt8stt9uuu5ttt9sssattu7vvv0*14,vvv2
  vvv0uuu3vvv2uuu3uuu2*2,vvv2vvv1vvv0*14,vvv2
  vvv0*22,vvv2
  vvv0pqqeqqrloppeoppopqqhnooovvv0*6,sst8noogpqqelmnkoppjoppimnoinookstt4vvv2
  vvv0sstbuuu6ttt7uuu5tuu7sst9tuu6vvv0*14,vvv2
  vvv0uuu5uuu3tuu5uuu3tuu3vvv3vvv2vvv0*14,vvv2
  vvv0*22,vvv2
  vvv0opplrrshoppioppmqqrhoppmoppkttt8vvv0*5,pqqaqrrcopqfpqqeqrrcpqqcpqqdttt3vvv2
  vvv0ttt8sssbttt8sssdttu7uuu3uuu5tuu6ssscttt8*2,vvv1vvv0*9,vvv2
  vvv0uuu6ttt9uuu3tuu6uuu3uuu5ttu7uuu3vvv4uuu5tuu5vvv0*10,vvv2
  vvv0sssbrrsfrrsarssessscrssesstdstt8vvv0*13,vvv2
  vvv0rrsfqrrhrssdqrrhsssarrrfrssestt8rssettt7vvv0*11,vvv2
  vvv0uvv0*20,vvv0vvv2
  vvv0uuu3vvv0vvv1vvv2vvv0*9,uuu4uuu2stt4uuu3tuu4ttt5stt5uuu1vvv2
  vvv0rsscpqqlqqrhpqqfvvv0*8,vvv1pqqcrrrcopphpqqgqrreppqdqqrfuuu3vvv2
  vvv0*22,vvv2
  uvv0vvv0*20,uvv0uuu0
  uvv0vvv0*21,uuu0
  vvv0rrr8vvv1*3,uvv2rss7uuu3ttt5uuv1vvv1*4,vvv0*8,vvv2
  vvv0nooh*2,lmmgpqqclmmjlmnhlmmhlmmflmngmnohnoogkmmgnoogvvv0*8,vvv2
  vvv0uuu4uuu3vvv1*4,vvv2vvv3uuu4*2,vvv1uuv3uvv3vvv2vvv1*3,uuu2vvv0*3,vvv2
  vvv0sttasttcrssbrsscsttbsssbsstcttt9sttcsssb*2,sssdtttasssdttt8rssettt8sssavvv0*3,vvv2
  vvv0qrrdrrrerrsdstt9rssdrsscsssfrrrfsssarssesttaqrrguuu4vvv0*8,vvv2
  vvv0*22,vvv2
  vvv0pqqipqqgpqqiqrriqrrhpqqhnooivvv0*14,vvv2
  vvv0uvv2uvv0*19,vvv1vvv2
  vvv0uvv6vvv0*19,uvv6vvv2
  vvv0uvv6vvv0*19,uvv6vvv2
  vvv0uuv3uvv0*19,vvv2*2,
  vvv0uvv0uuu0*8,uvv0vvv0uuu0*9,vvv0vvv2
  vvv0stt3pqqerss8tuu0*7,uuu0pqqepqqcttt0tuu0*6,vvv0vvv2
  vvv0stt1nppcqrratuu0*7,uuu0pqqcpqr7rss5tuu0*6,vvv0vvv2
  vvv0tuu1qrr8qrr7rss5*2,qrr8rss4tuu0*3,uuu0rss6qrr8rss6rss5rss8qrr7ttt0tuu0*2,vvv0vvv2
  vvv0tuu1pqqcqrr9pqrbqrr8pqqcrss7tuu0*3,uuu0rss7pqqbqrrb*2,pqqbqrrctuu0*3,vvv0vvv2
  vvv0*2,uvv0*8,vvv0*2,uvv0*9,vvv0vvv2
  vvv0qqrlqrrirrrfsssasttbsstbrssbtuu7qrrcsssdrrsdrrrerss6sssarssfqrr7ttt8qrrettt7uuu3vvv0vvv2
  vvv0uuu5uuu7ttt7ttt6uuu4stt8ttt5uuu5ttt5uuu3ttt4tuu4*2,tuu6*2,ttu5ttt6tuu6vvv3uvv3vvv0vvv2
  vvv0*22,vvv2
  vvv0*22,uvv1
  uuu0tuu0*20,tuu1uvv0
no-tier 358x983
~ WwRR k9wt mYAs rk_K NWWp sCyd _-_M WJN_ ouwu cmZy tG4y _-_M erDX 6M8z 4zf_ jDIW bgQC IQvp _txb IQvp
~ _txb IQvp _txb IQvp DO3a IQvp jDIW tGLz VS7h rqU2 JwoT rqU2 EbdU rqU2 MSiV rqU2 vvDO tG4y _-_M sAxW
~ IrkG 4zf_ jDIW bgQC IQvp _txb IQvp _txb IQvp _txb IQvp DO3a IQvp jDIW tGLz qLLp rqU2 4RLO rqU2 W5yK
~ rqU2 -pVB rqU2 IM-f QUJg wMe7 YJ2G CwbU SfJ4 wMe7 0TDN W1IK bmHP wMe7 0TDN -AdI 4mGo wMe7 0TDN iTBi
~ 7KIt wMe7 0TDN KLq5 UQ4I SKB4 PzbV 5To2 Rl2L sCyd XV8o A7fY -2Hn WzCz rk_K iL8E lb-_ rk_K 62d2 LFBe
~ sCyd sUWy J15o NWWp tG4y hQEI cTtb r611 GmOd E0Nn vB6t wn4C a101 E0Nn Y-fu wn4C a101 -YTF
  rssa*2,ttt4uvv0*20,
  uuu0uvv0*22,
  vvv0*22,uvv2
  vvv0lmmlklmhlmnjlmnclmnijllflmnijllcoppdvvv0*6,stt5pqqcoppeqrrapqq9vvv0vvv2
  vvv0uuu3vvv1uvv2tuu5uuu6rrs9uuu3uuu5uuu4*2,ttt6vvv0*4,uvv0*3,uuu1uvv0vvv0vvv2
  vvv0ttt7sssdttt8sstdtttbsssdttt8*2,tuu6ttt7ttt9vvv0*10,vvv2
  vvv0*22,vvv2
  vvv0noopqqrdnooioopkopplstt8vvv0*7,ttt6pqqdssscpqqerssdqqrdqrrftuu3vvv2
  vvv0uuu0tuu0*3,uuu0tuu0*3,uuu0tuu0*3,uuu0tuu0*3,uuu0tuu0*3,vvv0vvv2
  vvv0uuu0*7,uuu1uuv0uuu0*7,uuu1uuu0*3,vvv0vvv2
  vvv0*3,rst9npqivvv0*3,rrrfvvv0*3,rrrdvvv0*2,uuu5rrrhvvv2vvv0uuu1qrrhuuu4vvv2
  vvv0*22,vvv2
  vvv0qqrfnopfqqqjqrrboppkqqrhppqevvv0*5,ppqgrssattt7rrsdqrressscrrrcrrreuuu2vvv2
  vvv0uuv1tuu2uuu3stt4uuu2*3,uvv0vvv0uvv0*3,uuu1*2,uuu0uuu2uuu1uuu0uuu1uuu0vvv0vvv2
  vvv0tuu0ttt0*2,tuu0*2,ttt0*3,tuu1ttt0*3,tuu1ttt0*3,tuu1ttt0*3,vvv0vvv2
  vvv0*3,rssaoqqivvv0*2,rrseqqrjvvv0*2,rrseqrrhvvv1vvv0*2,rssfuuu5vvv0*2,rsscuuu6vvv2
  vvv0*22,vvv2
  vvv0*22,vvv2
  vvv0*3,uuu2mopjvvv0*2,qrrbmnnjvvv0*2,rssbmnoiuuu3vvv0qrrcmnokttt6ttt4oopimnnostt7vvv2
  vvv0*3,ttt7tuu7vvv0*2,ttt8tuu6vvv0*2,ttt7tuu5vvv1vvv0ttu8ttt5vvv1vvv0tuu7ttu5uvv2vvv2
  vvv0*3,vvv2*2,vvv0*2,uvv3uvv2vvv0*2,vvv2uvv2vvv0*2,vvv2vvv1vvv0*2,vvv2uvv2vvv0vvv2
  vvv0uvv0*20,vvv0vvv2
  vvv0ruu0ors4pss2pss5ors4ors6pss5ors5prs4pss2ors5pss3ors4pss4prs4ors6pss5ors6nrr5rtu0uvv0vvv2
  vvv0ruu0mqq6mqqbnqr9ors5nrr8ors6nrr6pss6nqraorr6nrr7nqr8ors5nrr8nqr9ors6nrr7ors7rtu0uvv0vvv2
  vvv0ruu0lopdlpqbmqqbnqr9lppalppdmpqdmqr8mpqalpqckopdlpqalopcmpqckopcmqqartu0*3,uvv0vvv2
  vvv0rtu0nqrenqraors6mqrenqrepss6nqranqre*2,mqqenrr7nrrbnqrfnrrborr7nrr8nqrcrtu0*2,uvv0vvv2
  vvv0suu0rtt1qtt1*6,rtu0qtt1*2,rtt0rtu1qtt1qtt2rtt1qtt1qst3rtu0*2,uvv0vvv2
  vvv0*22,uvv2
  uuu0uvv0*20,uuu0uvv0
  vvv0*22,uvv1
  vvv0nopfqqqaqqqbqrr8opp7qqr9ppqanopdvvv0*3,vvv2uuu3tuu5tuu7uuu3uuu4*2,uuu5ttt8uuu3vvv2
  vvv0ttt6qrr7rss8stt6rrr5rrr7rrs7qqr8vvv0*3,vvv2ttt7tuu7ttt9ttt6tuu7uuu4ttu5tuu6vvv3vvv2
  vvv0ttt6tuu3uuu3uuu1vvv1ttt6vvv0*15,vvv2
  vvv0oppioppcoppelmnfnoognopgvvv1vvv0*14,vvv2
  vvv0rrrgrssdqrrdrssesssaqrrdttt9rssesssdrssdsttbsst9rrrfrssfsss9rsserssdttt6vvv0*3,vvv2
  vvv0*22,vvv2
  vvv0rss5ttt3rss9ttt2uuu4ttt7ttt3tuu2vvv0*13,vvv2
  vvv0rssbopqdppqhnoojqqrdppqgoppgppqdvvv0*13,vvv2
  vvv0rrrgsssarrresss9rrsesstarssdssscrsscsss9rssbrssfrrsfstt9rssdqrrestt8vvv0*4,vvv2
  vvv0*22,uvv1
  uuu0*22,uvv0
  vvv0*22,uvv1
  vvv0lmmkqqqcnooerrsbnoogklmjmnnflnnfnoodoppfoppcnooeoppevvv0*8,vvv2
  vvv0ttu5sss6stt3ttt2ttt4sst5ttt5sst4stt4ttt3ttu5stt3ttu3vvv0*8,vvv2
  vvv0rrserssfsssarssessscrrscrssesstcrrsgqrrgrrsdrrrgsssdrssgsst9rrsfsttarrrcvvv0*3,vvv2
  vvv0ttt7tuu5sst9uuu4ttt7tuu4uuu7ttu7uuu5uuu6uuu5ttt8vvv1vvv0*8,vvv2
  vvv0ttt6ttt9ttu6uuu5ttu6ttt8*2,ttt9tuu5ttt8uuu5ttt7vvv2vvv0*8,vvv2
  vvv0ttt7ttt3uuu5ttt7ttu6stt9rrr9vvv0*14,vvv2
  vvv0sssbrssd*2,stta*2,sss8sss9vvv0*14,vvv2
  vvv0uuu5uvv0*19,vvv4vvv2
  vvv0uvv7vvv0*19,uvv7vvv2
  vvv0uvv6vvv0*19,uvv5vvv2
  vvv0*2,uuu0*8,uuv0uvv0uuu0*8,uuv0vvv0vvv2
  vvv0tuu1stt1tuu0*8,uvv0stt3ttt1tuu0*7,vvv0vvv2
  vvv0stt2pqrcrss8tuu0*7,uuu0qrrapqqattt0tuu0*6,vvv0vvv2
  vvv0rss3noohnooinppemnogtuu0*5,uuu0nooinopenppemoogqrr7tuu0*4,vvv0vvv2
  vvv0uuu0*10,vvv0uuu0*9,vvv0vvv2
  vvv0vvv3vvv1vvv0*2,vvv1vvv0*2,vvv2vvv0*4,vvv3vvv1vvv0*2,vvv3vvv0*4,vvv2
  vvv0qrrgrrsgqqrdqrrirrreqqqisss9ppqirrrfppqhstt9qrrgpqqkoppiqrrgppqkqrrkppqkpqqjstt8vvv0vvv2
  vvv0qqrhqqqkrssfqrrcoppipqqjppqksttavvv0*13,vvv2
  vvv0vvv2vvv0*4,vvv2vvv0*15,uvv2
  uvv1vvv0*21,uuu0
below-zero 358x1008
~ WwRR k9wt uchc rk_K NWWp sCyd _-_M WJN_ ouwu cmZy tG4y _-_M erDX 6M8z 4PNv jDIW bgQC IQvp _txb IQvp
~ _txb IQvp _txb IQvp DO3a IQvp jDIW tGLz VS7h rqU2 JwoT rqU2 EbdU rqU2 MSiV rqU2 vvDO tG4y _-_M sAxW
~ IrkG m7-c jDIW bgQC IQvp _txb IQvp _txb IQvp _txb IQvp DO3a IQvp jDIW tGLz qLLp rqU2 4RLO rqU2 W5yK
~ rqU2 -pVB rqU2 IM-f QUJg wMe7 YJ2G CwbU SfJ4 wMe7 0TDN W1IK bmHP wMe7 0TDN -AdI 4mGo wMe7 0TDN iTBi
~ 7KIt wMe7 0TDN KLq5 UQ4I SKB4 PzbV YMFo sCyd XV8o A7fY -2Hn WzCz rk_K iL8E lb-_ rk_K 62d2 LFBe sCyd
~ sUWy J15o NWWp tG4y hQEI cTtb r611 GmOd E0Nn vB6t wn4C a101 Pgz- zIej E0Nn Y-fu wn4C a101 Pgz- zIej
~ -YTF
  qrraqrrcrss7rss9uvv0*19,
  uuu0uvv0*22,
  vvv0*22,uvv2
  vvv0lmmlklmhlmnjlmnclmnijllflmnijllcoppdvvv0*6,stt5pqqcoppeqrrapqq9vvv0vvv2
  vvv0uuu3vvv1uvv2tuu5uuu6rrs9uuu3uuu5uuu4*2,ttt6vvv0*4,uvv0*3,uuu1uvv0vvv0vvv2
  vvv0ttt7sssdttt8sstdtttbsssdttt8*2,tuu6ttt7ttt9vvv0*10,vvv2
  vvv0*22,vvv2
  vvv0noopqqrdnooioopkopplstt8vvv0*4,ttt3lmngnooklmnopqqdssscpqqerssdqqrdqrrftuu3vvv2
  vvv0uuu0*20,vvv0vvv2
  vvv0uuu0*20,vvv0vvv2
  vvv0*3,rst9npqivvv0*3,qrrgvvv0*3,rrrevvv1vvv0uuu5rrrhuvv3vvv0uuu2qrriuuu5vvv2
  vvv0*22,vvv2
  vvv0qqrfnopfqqqjqrrboppkqqrhppqevvv0*14,vvv2
  vvv0vvv1uuu2uvv3ttt4vvv1vvv2uvv2vvv0*14,vvv2
  vvv0nopfnooiklmlnooilmmppqqdsssbqqrgqrrhpqqgsssdpqqesssbvvv0*8,vvv2
  vvv0imn3gkl0*2,hlm3qss5tuu0*15,vvv0vvv2
  vvv0prr1oqq0npq1npq3ttu2uvv0uuu1tuu3uvv0*2,uuu1tuu2uvv0*3,uuu2uuu1uvv0*2,tuu2vvv1vvv2
  vvv0*3,rst8pqrgvvv0*2,rsscrrrgvvv0*2,ssscrrsevvv0*3,sssduuu4vvv0*2,sstauuu5vvv2
  vvv0*22,vvv2
  vvv0*12,vvv1vvv0*9,vvv2
  vvv0*3,uuv2mppivvv0*2,qrramnoivvv0*2,rssanoohuuu3vvv0qrrbnoojttt6ttt4oopimnonttt7vvv2
  vvv0*3,sss9tttavvv0*2,ssscstt8vvv0*2,stt9stt7vvv1vvv0tttastt7vvv1vvv0ttt8stt8uuu3vvv2
  vvv0*22,vvv2
  vvv0tuv0suu0*18,tuu0vvv0vvv2
  vvv0ruu0jnoalpqblppelopblppbmpqckopcmqqalppdlpqbmqqbnqralopalpqcmpqdnqr8mpqblpqcpss3uvv0vvv2
  vvv0rtu0pss2nrr6pss4ors6orr5rtt0rtu0*13,uvv0vvv2
  vvv0rtu1lpq9ors5prs6nqr6nrr8rtt1rtu0*13,uvv0vvv2
  vvv0uvv0*20,vvv0vvv2
  uvv0*22,uuu0
  uvv0vvv0*21,uuu1
  vvv0qrr9tuu2ttt4uuu3ttt1uuu2ttt3sss6vvv0*5,vvv1vvv0*5,vvv1vvv0vvv2
  vvv0qqqbmnoeoopfpqqbmnnbnooe*2,mnnfvvv0*3,uuu4sssassscrrsgsssasttcstt8sssarssduuu6vvv2
  vvv0*22,vvv2
  vvv0lmnpmnnfnoohkmmgnoohlmmmvvv1vvv0*14,vvv2
  vvv0rssessscsssasssdstt8rssattu8sstcsssc*2,tttattt7rssdsssdstt8sttbsssbtuu5vvv0*3,vvv2
  vvv0vvv1*2,uuu3vvv1*2,uuv2vvv1*9,uvv3vvv1*2,vvv0*3,vvv2
  vvv0*22,vvv2
  vvv0noohmnohlmmqkmmmopphmnnnmnnknoogvvv0*13,vvv2
  vvv0rrrgsssarrresss9rsscsstarssdssscrsscsss9rssbrssfrrsfstt9sssbqrrestt8vvv0*4,vvv2
  vvv0*5,vvv1vvv0*9,vvv1vvv0*6,uvv2
  uvv0*22,uuu0
  uvv0vvv0*21,uuu1
  vvv0oppbttt4sst4tuu4ttt6ppqbrrr4qqq7sss5ttt5stt3sss5ttt5vvv0*8,vvv2
  vvv0qqqdoppdnoodqrr9nooeoppdoppfoppdoopcoppdpqqenoocppqcvvv0*8,vvv2
  vvv0ttt8ttt7uuu4uuu6uuu5tuu5tuu6uuu5ttt9ttt8tuu5ttu7uuu6uuu7uuu5uuu6uuu4ttt6vvv0*3,vvv2
  vvv0ttt7uuu8sss9ttt8ttt9ttt6ttt8tuu6tuu7ttu7ttt7sttatuu6ttt8tuu4stt9uuu5ttt6vvv0*3,vvv2
  vvv0rrrcrrrersscstt9rssc*2,ssserrrfsssarssesttarrseuuu4vvv0*8,vvv2
  vvv0*6,vvv1uuu0vvv0*14,vvv2
  vvv0pqqhpqqgpqqiqrrhqrrgqqrgppqhvvv0*14,vvv2
  vvv0uuv3uvv0*19,vvv2*2,
  vvv0uvv6vvv0*19,uvv6vvv2
  vvv0uvv6vvv0*19,uvv6vvv2
  vvv0uvv2uvv0*19,vvv1vvv2
  vvv0uuu0*10,vvv0uuu0*9,vvv0vvv2
  vvv0stt3pqqerss8tuu0*7,uuu0pqqepqqcttt0tuu0*6,vvv0vvv2
  vvv0rss3noohnooioqqcmnogtuu0*5,uuu0nooinopenppenopeqrr7tuu0*4,vvv0vvv2
  vvv0tuu0rss5qrr8pqqcqrrcprrastt1tuu0*3,uuu0stt4qrr8qrr9qrrbpqqbqrs7tuu0*3,vvv0vvv2
  vvv0tuu0qrs5rss7qrr9rss6qrs7stt1tuu0*3,uuu0rss3qrs6rss8rss6qrr7stt4tuu0*3,vvv0vvv2
  vvv0*22,vvv2
  vvv0qrrhrrsgqrrcrrrfrrreqrrgstt8pqqjssscpqqfstt8rrrfpqqlopphrrrdqqqiqrrlpqqhqqqhttt7vvv0vvv2
  vvv0vvv1*3,uvv3vvv2*2,uvv2uuu3uuu2vvv1vvv2vvv1vvv2*7,vvv0*2,vvv2
  vvv0pqqjqqqkrssfqrrbopphoppmpqqittt8vvv0*13,vvv2
  vvv1vvv0*21,uvv1
top-tier 358x1637
~ WwRR k9wt jLL3 rk_K NWWp sCyd _-_M WJN_ O-t5 cmZy tG4y _-_M erDX IrkG 5YYg jDIW bgQC IQvp _txb IQvp
~ _txb IQvp _txb IQvp DO3a IQvp jDIW rqU2 BS7h rqU2 JwoT rqU2 EbdU rqU2 MSiV rqU2 vvDO tG4y _-_M sAxW
~ BLtR 8iTK jDIW bgQC IQvp _txb IQvp _txb IQvp _txb IQvp DO3a IQvp jDIW rqU2 vvDO rqU2 4RLO rqU2 W5yK
~ rqU2 -pVB rqU2 IM-f QUJg wMe7 R80U K--o SfJ4 wMe7 R80U z4pz bmHP wMe7 R80U f8sx 4mGo wMe7 R80U 5jKN
~ 7KIt wMe7 R80U JOs2 UQ4I SKB4 URFc sCyd XV8o A7fY -2Hn WzCz rk_K iL8E QfYQ j42s ONsp fLI4 lbxd I7iv
~ Q8vr J9XU 3V7I C1vD lbxd 1z-o Q8vr J9XU 3V7I eR4c Knqx lnEo L4-Y MOka lbxd C9Mj Q8vr r2fN lbxd VLu2
~ Q8vr rk_K 62d2 QfYQ j42s toBa fLI4 lbxd dq7W Q8vr J9XU qSjm C1vD lbxd CnGZ Q8vr J9XU I8yR 7_au Knqx
~ w624 L4-Y MOka lbxd GPWx Q8vr r2fN lbxd gqbl Q8vr sCyd sUWy J15o NWWp tG4y hQEI cTtb r611 GmOd E0Nn
~ vB6t wn4C xhM4 Sroh zIej E0Nn Y-fu wn4C xhM4 Sroh zIej 5CJX
  qrrbrss8sss7uvv0*20,
  uvv0*22,uuu0
  vvv0*22,uvv2
  vvv0lmmlklmhlmnjlmmdlmnijklhlmmijllcoppdvvv0*8,qsr6mqoeosq7uvu0vvv2
  vvv0uuu3vvv1uvv2uuu4uuu6rss8uuu2uuu5uuu4*2,ttt6vvv0*6,uvu0tvu0*2,vvv0vvv2
  vvv0ttt7sssdttt8sstdtttbsssdttt8*2,tuu6ttt7ttt9vvv0*10,vvv2
  vvv0*22,vvv2
  vvv0noopqqrdnooioopkopplstt8vvv0*15,vvv2
  vvv0ttt5rss5uuu3ttt4tuu3rss7ttt5sss6sst5uuu3ttu4vvv1uuu3uuu2uuu3*2,uuu4ttt3vvv0*3,vvv2
  vvv0rrr8pqqaqqrcpqqcqrrbppqdqqrcqqrdppqarrr8sss7rsscstt9ssscrrrfstt9sssb*2,vvv0*3,vvv2
  vvv0dik4agi0*2,chj4dij4agi0*3,ejk8agi0*3,ejk8agi0*3,ejk8agi0*3,qss4vvv2
  vvv0uuv0tuu0stt3rss7uuu0tuu0*2,rss8uuu0tuu0*2,rss6uuu1tuu0ttu2rss8tuu2tuu0*2,rss9vvv2*2,
  vvv0*3,uuu4ttt8vvv0*3,ttt8vvv0*3,ttt7vvv0*2,uuv2ttt9vvv1vvv0vvv1ttt9vvv2*2,
  vvv0*22,vvv2
  vvv0pqqgmnohppqnoppfnopmpqqjoopgvvv0*14,vvv2
  vvv0rss9rrr6ttt4stt5tuu3rss7ttu4rrra*2,stt6stt7uuu3uuv2ttt5uuu4tuu5uuu5uuu6ttu5uuu2vvv0vvv2
  vvv0qrrarrrapqqcqrr9rrrbpqqarrr9qrrdoppcrrs9rrr9sssattt7sssbssscsssbsstbstt9sssbuuv4vvv0vvv2
  vvv0chj49fg0*2,agh4bhi49fg0*3,dij99fg0*3,dij99fg0*3,dij99fg0*3,qss4vvv2
  vvv0*3,uuu5sstbvvv0*2,ttt9rssdvvv0*2,ttt9rssbvvv0*3,sttbuuu3vvv0*2,ttt8uuu4vvv2
  vvv0*3,uuu2uuu6vvv0*2,uuu4uuu6vvv0*2,uuu4uuu5vvv0*3,uuu4vvv1vvv0*2,uuu3vvv1vvv2
  vvv0*22,vvv2
  vvv0*3,vvv1rts8vvv0*2,tuu4rts8vvv0*2,uuu4rts7vvv1vvv0stt5rts7uvu2uvv1stt6rtsauuu3vvv2
  vvv0*4,rts8vvv0*2,sut4rts6vvv0*2,tut4rts6vvv1vvv0tuu3rts8uvv2uuu2rts8rts9uvu2vvv2
  vvv0*3,sss9tttavvv0*2,ssscstt8vvv0*2,stt9stt7vvv1vvv0tttastt7vvv1vvv0ttt8stt8uuu3vvv2
  vvv0*22,vvv2
  vvv0suu0rtu0*19,uvv0vvv2
  vvv0rtu0mqqfnqrcnqr9nrrcmqqgnqralpqhmpqcnqr9lpqforrampqc*2,nqrd*2,nrrborr8rtu0*2,uvv0vvv2
  vvv0rtu1lpqdmqqcmpqeorramqqglpqhnqrdnqrborr7nqrdmqqbmpqhrtu1rtu0*6,uvv0vvv2
  vvv0suu0rtu0rtt1rtu0*17,uvv0vvv2
  vvv0*22,uvv2
  uuu0*22,uvv0
  vvv1vvv0*21,uvv1
  vvv0noogpqqc*2,pqq9opp8pqqboppbnooevvv0*3,vvv2uuu4ttt7ttt9uuu5*2,uuu4uuu6sst9uuu4vvv2
  vvv0tuu4rrr5sss6ttt4rss4rss6sss5rrs6vvv0*3,vvv2tuu5uuu5tuu7tuu5uuu6uuu4tuu4uuu4vvv2*2,
  vvv0sss9sss4ttt5ttt2uuu2rss7vvv0*15,vvv2
  vvv0pqqgpqqapqqcnooeoppepqqevvv0*15,vvv2
  vvv0uuu5ttt5uuu1vvv3vvv2*2,vvv0vvv2vvv0*6,uuu2stt4uuu3tuu4ttt5stt5uuu1vvv2
  vvv0rrseqrrgsttcpqqmqqqipqqhpqqmrrsevvv0*6,rrraopphpqqgqrreppqdqqrfuuu3vvv2
  vvv0rrrgtttarsscttt8rssbrsscttt9vvv0*14,vvv2
  vvv0*22,vvv2
  vvv0uuu3tuu3uuu1vvv1vvv0vvv2vvv0*8,uuu1uuu2uvv1uuu2uuu3ttt3uuu0vvv2
  vvv0qrrgqqrhsssdoppkppqgpqqjvvv1vvv0*6,uuu2qrrdnoojppqipqqgoppfpqqhtuu3vvv2
  vvv0rrrgtttarrrdttt8rssbrsscttt9vvv0*14,vvv2
  vvv0*22,vvv2
  vvv0uuu3tuu3uuu1vvv1vvv0vvv2vvv0*9,uuu2vvv1*2,uuu2*2,vvv0vvv2
  vvv0qrrgqqrhsssdoppkppqgpqqjvvv1vvv0*8,qrrc*2,rrsaqrr9rrrbuuu2vvv2
  vvv0qrrdrrrdrrreqrrcrssesttarssattt7sst9sssbrsshrssetuu8vvv0*8,vvv2
  vvv0sttcsst9sstcsstduuu7uuu3vvv0*15,vvv2
  vvv0uuu5uuu3uuv3uuu3uvv1vvv0*16,vvv2
  vvv0*22,vvv2
  vvv0ppqdppqrqqrfqqreqqqeoppittt7ttt5oppdoppfppqgnoohpqqflnnjqqrdnoofqrrcpqqdmnoinookstt4vvv2
  vvv0uvv0*20,vvv0vvv2
  vvv0*14,vvv1vvv0vvv1vvv0vvv1*2,uuu1vvv0vvv2
  vvv0qrrepqqlpqqjppqhvvv0*4,pqqcoppfpqqfnoohpqqemnnippqinoodqrrcqqqcnoohoopittt4vvv2
  vvv0*22,vvv2
  vvv0*22,vvv2
  vvv0noohmnohkmmqmnoiopphmnnnmnnknoogvvv0*13,vvv2
  vvv0*4,tuu3vvv0*17,vvv2
  vvv0opplrssgnoolqqqhpqqmnopjstt9vvv0*5,sst8mnnkpqqemnokoppjoppimnoinookstt4vvv2
  vvv0ttt9tuu7ttt7uuu5uuu6stt8uuu5vvv0*7,vvv1vvv0*6,vvv2
  vvv0tuu6uuu4tuu5uuu3ttu4uuv4vvv3vvv0*14,vvv2
  vvv0*22,vvv2
  vvv0qqrdqrrjpqqcpqqmqqrgoppnvvv0*6,stt8oppfqrramnoippqippqhnoohnoojstt4vvv2
  vvv0stt8uuu5ttt6uuu5ttt6stt8uuu4vvv0*6,uuu1uuu3uuu1vvv1*2,uuu1vvv1vvv0vvv2
  vvv0ttt8tuu6stt7uuu4ttt5uuu5uuu4vvv0*14,vvv2
  vvv0*22,vvv2
  vvv0pqqksssfpqqgpqqlrrrepqqkpqqjttt7vvv0*5,qrr9rrsapqqdqqrcrrrbqqrbqqqcttu2vvv2
  vvv0stt6stt9ttt6stt9ttt6uuu3tuu5uuu5ttt9uuu5uuu4vvv0*2,uuu1vvv2vvv1*2,vvv0vvv1vvv0*2,vvv2
  vvv0uuu7sssbttt7sttbttu6uuu5tuu6ttt5uuu7tuu7ttt9vvv1vvv0*9,vvv2
  vvv0rsscqrrirrsarssessscrsserssgstt8vvv0*13,vvv2
  vvv0rrsfqrrhrssdqrrhsssarrrfrssestt8rssettt7vvv0*11,vvv2
  vvv0*22,vvv2
  vvv0*2,vvv1vvv0*13,vvv1vvv0vvv1*2,uuu1vvv0vvv2
  vvv0pqqdpqqqqqrfqqreqqqeopqhttt7ttt5nooipqqgoophoppfqqrcnoohppqhlmnjpqqfopphnoohoopittt4vvv2
  vvv0uvv0*20,vvv0vvv2
  vvv0ttt5uuu5ttt5ttt6vvv0*4,rss9sst6ttt6ttt4*2,sst7ttt6rrr9ttt7sst8sss9rss8uuu2vvv2
  vvv0sss9rrrgsssdrrsbvvv0*4,rrrasssaqrrb*2,rss9qrr8rrscpqqbsss9rssaqrr9rrsbuuu2vvv2
  vvv0*22,uvv2
  uvv0*22,uuu0
  uvv0vvv0*21,uuu1
  vvv0oppbttt4sst4tuu4ttt6ppqbrrr4qqq7sss5ttt5stt3sss5ttt5vvv0*8,vvv2
  vvv0qqqdoppdnoodqrr9nooeoppdoppfoppdoopcoppdpqqenoocppqcvvv0*8,vvv2
  vvv0ttt8ttt7uuu4uuu6uuu5tuu5tuu6uuu5ttt9ttt8tuu5ttu7uuu6uuu7uuu5uuu6uuu4ttt6vvv0*3,vvv2
  vvv0ttt7uuu8stt8ttt8*2,ttt6ttt8tuu6tuu7ttu7ttt7ttt9tuu6ttt8tuu4stt9uuu5ttt6vvv0*3,vvv2
  vvv0rrrdrrrerssdstt9rssc*2,ssserrrfsssarssesttarrrfuuu4vvv0*8,vvv2
  vvv0*22,vvv2
  vvv0pqqipqqgpqqiqrriqrrhpqqhnooivvv0*14,vvv2
  vvv0uuv3uvv0*19,vvv2*2,
  vvv0uvv6vvv0*19,uvv6vvv2
  vvv0uvv6vvv0*19,uvv6vvv2
  vvv0uvv2uvv0*19,vvv1vvv2
  vvv0uuu0*10,vvv0uuu0*9,vvv0vvv2
  vvv0stt3pqqerss8tuu0*7,uuu0pqqepqqcttt0tuu0*6,vvv0vvv2
  vvv0stt1mnogoppctuu0*7,uuu0oppfopqaqrr4tuu0*6,vvv0vvv2
  vvv0tuu1rss6rss5*2,sss3qrr9rss6sss4rss6tuu0uuu0sst4rss5*2,sss3qrr8rss6rss5stt4stt3vvv0vvv2
  vvv0tuu1qrr8pqqaqrr8rss8qrr9qrraqrs6qrr7tuu0uuu0qrr6qrr9pqq9qrr9qrr8qrraqrr7rss6sss2vvv0vvv2
  vvv0tuu0oppfoppktuu0*7,uuu0qrranppgrss8tuu0*6,vvv0vvv2
  vvv0uvv0uuu0*8,uvv0vvv0uuu0*9,vvv0vvv2
  vvv0sssdsssbttt6uuu4*3,ttt5tuu6ttt7*2,tuu5sss8ttt7sstastt7tuu6ttt9sst8ttu4tuu4uvv2vvv2
  vvv0sssdsssfqrrgrssbsssbrrrfsssbttt7sss9*2,rssdsssb*2,sstbsss9ttt6rss9sssbsss9sssfuuu3vvv2
  vvv0oppjopqirrreopplrssavvv0*16,vvv2
  vvv0*22,uvv2
  uuu0uvv0*20,uuu0uvv0
deciding 358x1184
~ WwRR k9wt R7sg rk_K NWWp sCyd _-_M WJN_ wfqC opa5 tG4y _-_M erDX k8YD nGnE jDIW bgQC IQvp _txb IQvp
~ _txb IQvp _txb IQvp DO3a IQvp jDIW rqU2 BS7h tGLz P4UC rqU2 EbdU rqU2 MSiV rqU2 vvDO tG4y _-_M sAxW
~ URIl ptYn jDIW bgQC IQvp _txb IQvp _txb IQvp _txb IQvp DO3a IQvp jDIW rqU2 vvDO tGLz dDax rqU2 W5yK
~ rqU2 -pVB rqU2 IM-f QUJg wMe7 R80U K--o SfJ4 wMe7 YJ2G U2Oo bmHP wMe7 0TDN -AdI 4mGo wMe7 0TDN iTBi
~ 7KIt wMe7 0TDN KLq5 UQ4I SKB4 ghnP sCyd XV8o A7fY -2Hn WzCz rk_K iL8E QfYQ j42s ONsp fLI4 lbxd I7iv
~ Q8vr J9XU 3V7I C1vD lbxd 1z-o Q8vr J9XU 3V7I zbgn Knqx lnEo L4-Y MOka lbxd Woyo Q8vr r2fN lbxd FueG
~ Q8vr rk_K 62d2 QfYQ j42s toBa fLI4 lbxd dq7W Q8vr J9XU qSjm C1vD lbxd CnGZ Q8vr J9XU I8yR 7_au Knqx
~ w624 L4-Y r2fN lbxd Q6p_ Q8vr
  qrraqrrbqrrduuu1uvv0*19,
  uuu0uvv0*22,
  vvv0*22,uvv2
  vvv0lmmlklmhlmnjlmnclmnijllflmnijllcoppdvvv0*8,rts3lqofpsq7uvu0vvv2
  vvv0uuu3vvv1uvv2tuu5uuu6rrs9uuu3uuu4*3,ttt6vvv0*6,uvu0tvu0*2,vvv0vvv2
  vvv0ttt7sssdttt8sstdtttbsssdttt8*2,tuu7ttu7ttt9vvv0*10,vvv2
  vvv0*22,vvv2
  vvv0noopqqrdnooioppjopplstt8vvv0*3,oppeklmjlmnmnooloophrssbrrsdpqqgrssdqqrdqrrftuu3vvv2
  vvv0mop2kno0*2,kno3lop2kno0*2,npq1uuu0*12,vvv0vvv2
  vvv0mop2kno0*2,loo2lop2kno0*2,npq1uuu0*12,vvv0vvv2
  vvv0*3,ttt8qrrgvvv0*3,npqgvvv0*3,rrrevvv1vvv0uuu5rrrhuvv3vvv0uuu2qrriuuu5vvv2
  vvv0*22,vvv2
  vvv0qqrfnopfqqqjqrrboppkqqrhppqevvv0*14,vvv2
  vvv0vvv1uuu2uvv3ttt4vvv1vvv2uvv2vvv0*14,vvv2
  vvv0oppe*2,kmmlnooilmmppqqdsssbqqrhqrrgpqqgrsscqqreqrretuu3vvv0*7,vvv2
  vvv0kno2imn0*2,jmn2kno2rst2tuu0*2,uuu0tuu0*3,uuu0tuu0*3,uuu0tuu0*3,vvv0vvv2
  vvv0nqq1mpp0mop0mpp3npq1stt1uuu0*2,uuv0uuu0*7,uuu1uuu0*3,vvv0vvv2
  vvv0*3,ttt7rrrgvvv0*2,oqqgnpqjvvv0*2,rsseqrrgvvv0*3,rsseuuu4vvv0*2,rssbuuu6vvv2
  vvv0*22,vvv2
  vvv0*22,vvv2
  vvv0*3,uvu2mqohvvv0*2,qssamophvvv0*2,rssbmnoiuuu3vvv0qrrcmnokttt6ttt4nopjmnnostt7vvv2
  vvv0*3,sss9tttavvv0*2,ssscstt8vvv0*2,stt9stt7vvv1vvv0tttastt7vvv1vvv0ttt8stt8uuu3vvv2
  vvv0*22,vvv2
  vvv0tuv0tuu0*19,vvv0vvv2
  vvv0rtu0nqrdorranqranqrcnrrcnqrdorr7nqramqqcorsalpqgorreorrampqforrborsanrrbqst2rtu0uvv0vvv2
  vvv0rtu0pss5*2,pss6pss5qst3ors7pss4ors7*2,pst4qtt1rtu1qtt1rtt2rtt1qtt3qtt1rtu0*2,uvv0vvv2
  vvv0rtu0nqrbprs8nqrcnqraors7ors9pss5prs7pss8pss7rtu0*9,uvv0vvv2
  vvv0uvv0tuv0*19,vvv0vvv2
  uvv0vvv0*20,uvv0uuu0
  uvv0vvv0*21,uuu0
  vvv0rss8vvv1uuu2vvv1vvv0vvv1uuu2ttt5vvv0*13,vvv2
  vvv0ppqclmmgmnogoppdlmmbmnnglmnfkmmgvvv0*3,uuu4sssarssdrrsgsssasttcstt8sssarrreuuu6vvv2
  vvv0*22,vvv2
  vvv0lmnpmnnfnoohkmmgnoohlmmmvvv1vvv0*14,vvv2
  vvv0*22,vvv2
  vvv0pqqjopplrrreoppppqqkppqkpqqmqrrgvvv0*6,pqqclmnmoppjoppimnoinookstt4vvv2
  vvv0sssctuu7stt9uuu5ttt9sssattu7vvv0*14,vvv2
  vvv0uuu3vvv2uuu3uuu2*2,vvv2vvv1vvv0*14,vvv2
  vvv0*22,vvv2
  vvv0pqqjopplrrreooplppqgppqlvvv1vvv0*6,uuu2ppqelmnmoppjoppimnoinookstt4vvv2
  vvv0sssctuu7stt9uuu6ttt9sssattu7vvv0*14,vvv2
  vvv0uuu3vvv2uuu3uuu2*2,vvv2vvv1vvv0*14,vvv2
  vvv0*22,vvv2
  vvv0pqqjopplrrreooplppqgppqlvvv1vvv0*8,pqqe*2,qrrcpqqcpqqdttt3vvv2
  vvv0sst9ttt6stt9sst8sttauuu6ttt7uuu4uuu5stt8sttbttu7uvv4vvv0*8,vvv2
  vvv0ttt6*2,ttt9ttt6uuu5uuu3*4,vvv2uuu5tuu6uuu3vvv0*8,vvv2
  vvv0rssgrrscsstbrssettt7vvv0*16,vvv2
  vvv0*22,vvv2
  vvv0rrs8rrrirss9*2,sst8rrrcuuu4vvv0*6,rrrbrssbpqqerrrdqrreqqqepqqfttt3vvv2
  vvv0ttt5tuu8uuu5*2,ttt5*2,uuu3vvv0*6,ttt3stt7sst5ttt6tuu4sst4ttt4vvv1vvv2
  vvv0uvv0*20,vvv0vvv2
  vvv0qqrfpqqlpqqjppqivvv0*9,rrs8ppqhmnnioppjoppimnoinookstt4vvv2
  vvv0*22,vvv2
  vvv0*22,vvv2
  vvv0qqr8sss7pqqerss7sst8rrrcrrs8rss7vvv0*13,vvv2
  vvv0stt8qrr9rrrcopqesss8qrrbrrrcrrs9vvv0*13,vvv2
  vvv0sssauuu7qrrbstt8ssserss9ttu5vvv0*5,uuu4rrrattt4rssbsss9rssarrrbrrratuu2vvv2
  vvv0sssassscsssastt9ttt8sss9uvv4vvv0*5,uuu4qrr9rssbqrr9rssasss8rrs7rss9uuu2vvv2
  vvv0rrrgtttarsscttt8rssbrsscttt9vvv0*14,vvv2
  vvv0*22,vvv2
  vvv0ttt5ttt9sss6tttbttt7rssavvv0*6,vvv3sss7tuu3rss8ttt7sss8sss9rss8uuu2vvv2
  vvv0rss9sttcsss7rsscsss9rssevvv0*6,ttt5qrr8rssapqqcrrrcrssaqrr9rrsbuuu2vvv2
  vvv0rrrgtttarrrdttt8rssbrsscttt9vvv0*14,vvv2
  vvv0*22,vvv2
  vvv0ttt8uuu4stt8stt9ttt8sttbstt8uuu3vvv0*5,tuu5uuu4ttt7tuu5uuu6ttt6*2,uuu1vvv2
  vvv0rrrcrsserss9rssdstt9sssarsscuuu4vvv0*5,rss5rss8*3,sst6rss5rss7uuu1vvv2
  vvv0sssdqrrgssscqrrjsssattt7ttt8rssarssgsssdrssevvv1vvv0*9,vvv2
  vvv0rsscqrrjrrsarrsfsssarssfrssistt8vvv0*13,vvv2
  vvv0sttbssscttt9ssscttt9*3,uuu4ttu8uuu4vvv0*11,vvv2
  vvv0uuu3uuu5uuu4uuu5uuv3tuu5uuu4uuu3uuu5uvv2vvv0*11,vvv2
  vvv0uvv0*20,vvv0vvv2
  vvv0qqrfpqqlpqqjppqivvv0*8,vvv1nopgqqqdlmnmoppjoppimnoinookstt4vvv2
  vvv0*22,vvv2
  vvv1vvv0*21,uvv1
got 358x1500
~ WwRR k9wt 2dV8 rk_K NWWp sCyd _-_M WJN_ wfqC opa5 tG4y _-_M erDX k8YD nGnE jDIW bgQC IQvp _txb IQvp
~ _txb IQvp _txb IQvp DO3a IQvp jDIW rqU2 BS7h tGLz P4UC rqU2 EbdU rqU2 MSiV rqU2 vvDO tG4y _-_M sAxW
~ URIl ptYn jDIW bgQC IQvp _txb IQvp _txb IQvp _txb IQvp DO3a IQvp jDIW rqU2 vvDO tGLz dDax rqU2 W5yK
~ rqU2 -pVB rqU2 IM-f QUJg wMe7 R80U K--o SfJ4 wMe7 YJ2G U2Oo bmHP wMe7 0TDN -AdI 4mGo wMe7 0TDN iTBi
~ 7KIt wMe7 0TDN KLq5 UQ4I SKB4 PzbV AFX7 sCyd XV8o A7fY -2Hn WzCz rk_K iL8E QfYQ j42s ONsp fLI4 lbxd
~ I7iv Q8vr J9XU 3V7I C1vD lbxd 1z-o Q8vr J9XU 3V7I zbgn Knqx lnEo L4-Y MOka lbxd Woyo Q8vr r2fN lbxd
~ FueG Q8vr rk_K 62d2 QfYQ j42s toBa fLI4 lbxd dq7W Q8vr J9XU qSjm C1vD lbxd CnGZ Q8vr J9XU I8yR 7_au
~ Knqx w624 L4-Y r2fN lbxd Q6p_ Q8vr sCyd w7NQ WZXF Hisi nqek SuXY 8WFU BCx7 ddXO D8b3 kEDU jJzS wn4C
~ -TTa zIej kEDU 4f9r YLSv kEDU qi0J 4TV2 NAhU 9HDl hBcA 9mcx
  qrratuu2uvv0*21,
  uuu0uvv0*22,
  vvv0*22,uvv2
  vvv0lmmlklmhlmnjlmnclmnijllflmnijllcoppdvvv0*8,rts3lqofpsq7uvu0vvv2
  vvv0uuu3vvv1uvv2tuu5uuu6rrs9uuu3uuu4*3,ttt6vvv0*6,uvu0tvu0*2,vvv0vvv2
  vvv0ttt7sssdttt8sstdtttbsssdttt8*2,tuu7ttu7ttt9vvv0*10,vvv2
  vvv0*22,vvv2
  vvv0noopqqrdnooioopkopplstt8vvv0*3,oppeklmjlmnmnooloophrssbrrsdpqqgrssdqqrdqrrftuu3vvv2
  vvv0mop2kno0*2,loo2lop2kno0*2,npq1uuu0*12,vvv0vvv2
  vvv0mop2kno0*2,loo2lop2kno0*2,npq1uuu0*12,vvv0vvv2
  vvv0*3,ttt8qrrgvvv0*3,npqgvvv0*3,rrrevvv1vvv0uuu5rrrhuvv3vvv0uuu2qrriuuu5vvv2
  vvv0*22,vvv2
  vvv0qqrfnopfqqqjqrrboppkqqrhppqevvv0*14,vvv2
  vvv0vvv1uuu2uvv3ttt4vvv1vvv2uvv2vvv0*14,vvv2
  vvv0oppe*2,kmmlnooilmmppqqdsssbqqrhqrrgpqqgrsscqqreqrretuu3vvv0*7,vvv2
  vvv0imn3gkl0*2,hlm3imn3rss2tuu0*14,vvv0vvv2
  vvv0prr1oqq0npq0npq4prr1tuu1*2,tuu2uvv0*2,uuu1tuu2uvv0*3,uuu2uuu1uvv0*2,tuu2vvv1vvv2
  vvv0*3,ttt6rssevvv0*2,oqrfoqqhvvv0*2,ssscrrsevvv0*3,sssduuu4vvv0*2,sstauuu5vvv2
  vvv0*22,vvv2
  vvv0*12,vvv1vvv0*9,vvv2
  vvv0*3,uvu1nqpgvvv0*2,qss9mppgvvv0*2,rssanoohuuu3vvv0qrrbnoojttt6ttt4oopimnonttt7vvv2
  vvv0*3,sss9tttavvv0*2,ssscstt8vvv0*2,stt9stt7vvv1vvv0tttastt7vvv1vvv0ttt8stt8uuu3vvv2
  vvv0*22,vvv2
  vvv0tuv0suu0*18,tuu0vvv0vvv2
  vvv0rtu0lppemqqblppalppelpqbmpqbkopdors8lppdlpqblopcmqq9mpqclppdkopcrtt0rtu0*3,uvv0vvv2
  vvv0suu0rtu0*9,qtt1*2,rtu0*8,uvv0vvv2
  vvv0*22,uvv2
  uuu0*22,uvv0
  vvv1vvv0*21,uvv1
  vvv0noogpqqc*2,pqq9opp8pqqboppbnooevvv0*3,vvv2uuu4ttt7ttt9uuu5*2,uuu4uuu6sst9uuu4vvv2
  vvv0tuu4rrr5sss6ttt4rss4rss6sss5rrs6vvv0*3,vvv2tuu5uuu5tuu7tuu5uuu6uuu4tuu4uuu4vvv2*2,
  vvv0ttt6tuu3uuu3uuu1vvv1ttt6vvv0*15,vvv2
  vvv0oppioppcoppelmnfnoognopgvvv1vvv0*14,vvv2
  vvv0uuu5ttt5uuu1vvv3vvv2*2,vvv0vvv2vvv0*6,uuu2stt4uuu3tuu4ttt5stt5uuu1vvv2
  vvv0rrseqrrgsttcpqqmqqqipqqhpqqmrrsevvv0*6,rrraopphpqqgqrreppqdqqrfuuu3vvv2
  vvv0rrrgtttarsscttt8rssbrsscttt9vvv0*14,vvv2
  vvv0*22,vvv2
  vvv0uuu3tuu3uuu1vvv1vvv0vvv2vvv0*8,uuu1uuu2uvv1uuu2uuu3ttt3uuu0vvv2
  vvv0qrrgqqrhsssdoppkppqgpqqjvvv1vvv0*6,uuu2qrrdnoojppqipqqgoppfpqqhtuu3vvv2
  vvv0rrrgtttarrrdttt8rssbrsscttt9vvv0*14,vvv2
  vvv0*22,vvv2
  vvv0uuu3tuu3uuu1vvv1vvv0vvv2vvv0*9,uuu2vvv1*2,uuu2*2,vvv0vvv2
  vvv0qrrgqqrhsssdoppkppqgpqqjvvv1vvv0*8,qrrc*2,rrsaqrr9rrrbuuu2vvv2
  vvv0qrrdrrrdrrreqrrcrssesttarssattt7sst9sssbrsshrssetuu8vvv0*8,vvv2
  vvv0sttcsst9sstcsstdtuu6vvv0*16,vvv2
  vvv0uuu5uuu3uuv3uuu3vvv2vvv0*16,vvv2
  vvv0*22,vvv2
  vvv0ppqdppqrqqrfqqreqqqeoppittt7vvv0*6,ppqeppqjmnnjoppjoppimnoinookstt4vvv2
  vvv0uvv0*20,vvv0vvv2
  vvv0*18,vvv1*2,uuu1vvv0vvv2
  vvv0qrrepqqlpqqjppqhvvv0*9,rss8ppqhmnoioppjopphnoohoopittt4vvv2
  vvv0*22,vvv2
  vvv0*22,vvv2
  vvv0noohmnohkmmqmnoiopphmnnnmnnknoogvvv0*13,vvv2
  vvv0*4,tuu3vvv0*17,vvv2
  vvv0opplrssgnoolqqqhpqqmnopjstt9vvv0*5,sst8mnnkpqqemnokoppjoppimnoinookstt4vvv2
  vvv0ttt9tuu7ttt7uuu5uuu6stt8uuu5vvv0*7,vvv1vvv0*6,vvv2
  vvv0tuu6uuu4tuu5uuu3ttu4uuv4vvv3vvv0*14,vvv2
  vvv0*22,vvv2
  vvv0qqrdqrrjpqqcpqqmqqrgoppnvvv0*6,stt8oppfqrramnoippqippqhnoohnoojstt4vvv2
  vvv0stt8uuu5ttt6uuu5ttt6stt8uuu4vvv0*6,uuu1uuu3uuu1vvv1*2,uuu1vvv1vvv0vvv2
  vvv0ttt8tuu6stt7uuu4ttt5uuu5uuu4vvv0*14,vvv2
  vvv0*22,vvv2
  vvv0pqqksssfpqqgpqqlrrrepqqkpqqjttt7vvv0*5,qrr9rrsapqqdqqrcrrrbqqrbqqqcttu2vvv2
  vvv0stt6stt9ttt6stt9ttt6uuu3tuu5uuu5ttt9uuu5uuu4vvv0*2,uuu1vvv2vvv1*2,vvv0vvv1vvv0*2,vvv2
  vvv0uuu7sssbttt7sttbttu6uuu5tuu6ttt5uuu7tuu7ttt9vvv1vvv0*9,vvv2
  vvv0rsscqrrirrsarssessscrsserssgstt8vvv0*13,vvv2
  vvv0rrsfqrrhrssdqrrhsssarrrfrssestt8rssettt7vvv0*11,vvv2
  vvv0uvv0*20,vvv0vvv2
  vvv0*16,vvv1vvv0vvv1*2,uuu1vvv0vvv2
  vvv0qrrepqqlpqqjppqhvvv0*8,vvv1oppfqqqemnnloppjopphnoohoopittt4vvv2
  vvv0*22,vvv2
  uvv0vvv0*21,uuu0
  uvv0vvv0*20,uvv0uuu0
  vvv0ttt5vvv0*2,uuu2vvv0*10,uvv0tvu0*5,vvv0vvv2
  vvv0noofklmhlmnjlmmdlmnijlljklmguuu3vvv0*6,tuu0qtr4nqocmqo9mqohmqobuvv0vvv2
  vvv0*22,vvv2
  vvv0qrrbqrrcmnnjpqqgnoofnooipqqaoppeqqrappqdopphnooenopfopqemnohvvv0*6,vvv2
  vvv0ttt2*3,uuu1ttu1uuu1vvv2uuu2uuu1*2,uuu2ttt2uvv2uuu2uuu3vvv0*6,vvv2
  vvv0imn3gkl0*13,kno2tuu0*5,vvv0vvv2
  vvv0*22,vvv2
  vvv0rsseqrrbvvv0*14,rssdpqqjrrrfpqqituu7vvv2
  vvv0*22,vvv2
  vvv0qrrerssaqrrettt9vvv0*10,rrrkrrsgqrrjsssbrrsdpqqittt8vvv2
  vvv0*22,vvv2
  vvv0rrrcqrrirssavvv0*11,rsscrrrbqrrjsssbrrsdpqqittt8vvv2
  vvv0*22,vvv2
  vvv0rssesssarsseqrrerrsbsssdrrscttt8rsscrsserssdrrrcrrsdstt9qrrdrssesss8qrrdsttastt9vvv0vvv2
  vvv0ttt9sstaqrrdvvv0*18,vvv2
  vvv0vvv1*2,vvv0*19,vvv2
  vvv0*3,vvv1vvv0vvv1vvv0*16,vvv2
  vvv0oqrcqrs9prrgrssdmppkqssdnqqgoqqhoqqftuu6vvv1vvv0*10,vvv2
  vvv0*22,vvv2
  vvv1vvv0*21,uuu1
none 358x668
~ WwRR k9wt u64H rk_K NWWp sCyd _-_M WJN_ ouwu opa5 tG4y _-_M erDX k8YD nGnE jDIW bgQC IQvp _txb IQvp
~ _txb IQvp _txb IQvp DO3a IQvp jDIW rqU2 BS7h tGLz P4UC rqU2 EbdU rqU2 MSiV rqU2 vvDO tG4y _-_M sAxW
~ URIl ptYn jDIW bgQC IQvp _txb IQvp _txb IQvp _txb IQvp DO3a IQvp jDIW rqU2 vvDO tGLz dDax rqU2 W5yK
~ rqU2 -pVB rqU2 IM-f QUJg wMe7 0TDN 2f5b SfJ4 wMe7 YJ2G U2Oo bmHP wMe7 0TDN -AdI 4mGo wMe7 0TDN iTBi
~ 7KIt wMe7 0TDN KLq5 UQ4I SKB4 67Qa sCyd XV8o A7fY -2Hn WzCz rk_K iL8E lb-_ rk_K 62d2 LFBe
  rssarss8uvv0*21,
  uvv0*22,uuu0
  vvv0*22,uvv2
  vvv0lmmlklmhlmnjlmmdlmnijklhlmmijllcoppdvvv0*6,stt5pqqcoppeqrrbpqq9vvv0vvv2
  vvv0uuu3vvv1uvv2uuu4uuu6rss8uuu2uuu4*3,ttt6vvv0*4,uvv0*3,uuu1uvv0vvv0vvv2
  vvv0ttt7sssdttt8sstdtttbsssdttt8*2,tuu7ttu7ttt9vvv0*10,vvv2
  vvv0*22,vvv2
  vvv0noopqqrdnooioopkopplstt8vvv0*3,oppeklmjlmnmnooloophrssbrrsdpqqgrssdqqrdqrrftuu3vvv2
  vvv0kno2imn0*2,jmn2kno2imn0*2,mop2uuu0tuu0*3,uuu0tuu0*3,uuu0tuu0*3,vvv0vvv2
  vvv0nqq1mpp0*2,mpp2npq1mpp0*2,oqr1uuv0uuu0*7,uuu1uuu0*3,vvv0vvv2
  vvv0*3,ttt8rrrfvvv0*3,npqgvvv0*3,rrrdvvv0*2,uuu5rrrhvvv2vvv0uuu1qrrhuuu4vvv2
  vvv0*22,vvv2
  vvv0pqqgmnohpqqmpqqcnopmpqqjoopgvvv0*14,vvv2
  vvv0*4,uuu3vvv0*17,vvv2
  vvv0oppe*2,kmmlnooilmmppqqdsssbqqrhqrrgpqqgrsscqqreqrretuu3vvv0*7,vvv2
  vvv0imn3gkl0*2,hlm3imn3rss2tuu0*14,vvv0vvv2
  vvv0prr1oqq0npq0npq4prr1tuu1*2,tuu2uvv0*2,uuu1tuu2uvv0*3,uuu2uuu1uvv0*2,tuu2vvv1vvv2
  vvv0*3,ttt6rssevvv0*2,oqrfoqqhvvv0*2,ssscrrsevvv0*3,sssduuu4vvv0*2,sstauuu5vvv2
  vvv0*22,vvv2
  vvv0*12,vvv1vvv0*9,vvv2
  vvv0*3,uuu2mnolvvv0*2,qss9mppgvvv0*2,rssanoohuuu3vvv0qrrbnoojttt6ttt4oopimnonttt7vvv2
  vvv0*3,sss9tttavvv0*2,ssscstt8vvv0*2,stt9stt7vvv1vvv0tttastt7vvv1vvv0ttt8stt8uuu3vvv2
  vvv0*22,vvv2
  vvv0tuv0suu0*18,tuu0vvv0vvv2
  vvv0ruu0lpqfnqrbnqrdnqramqqforrbmpqgnqraorrbnqr9orsbmpqalpqdnqrbnrr9mpqdrtu0*3,uvv0vvv2
  vvv0rtu0pss5pst3pss5qst2prs5ors8pst7ors7pss4qst3pss5pss6ors8pss6ors7*2,qst2*2,rtu0uvv0vvv2
  vvv0rtu1nrr8nqraors9pss7pss5ors8pss6ors7pst6orrbprs5pss8ors8pss6ors6ors8pst5qtt3rtu0uvv0vvv2
  vvv0rtu0mqqemqqfmpqbrtu0*16,uvv0vvv2
  vvv0tuu0suu0*19,vvv0vvv2
  uvv0vvv0*21,uuu1
  uvv0*22,uuu0
  vvv0vvv1vvv0*20,uvv2
  vvv0lnnjklmhlmnjnooekllclmnhklmhikkkvvv0*3,uuu4sssarssdrrsgsssasttcstt8sssarrreuuu6vvv2
  vvv0*22,vvv2
  vvv0mnnnnooenopgmnocnopgmnnkvvv1vvv0*14,vvv2
  vvv0ttt9ttt6tuu4rss9ttu5ttt5uuu5uuu4tuu5uuu4uuu3uvv2uuu5uuu4uuv2uuu4uuu3vvv2vvv0*3,vvv2
  vvv0ttt8*2,sss9ttt9tuu6sss9uuu4sttauuu8ttt9tuu8ttt6tttasttattt6tttastt9tuu4vvv0*3,vvv2
  vvv0*22,vvv2
  vvv0noohmnohkmmqnoogopphmnnnmnnknoogvvv0*13,vvv2
  vvv0ttt9tuu5ttu6rss9uuu6uuu5tuu6*3,uuu4uuu5tuu6*2,uuu4uuu5ttt7uuu3vvv0*4,vvv2
  vvv0tuu6uuu5ttt8ttt5ttt8uuu4tuu6uuu6tuu6uuu5ttt6tuu8ttt8uuu4ttt7*2,uuu4vvv0*4,vvv2
  uvv0vvv0*21,uuu1
sold-out 358x1184
~ WwRR k9wt zZWs rk_K NWWp sCyd _-_M WJN_ wfqC opa5 tG4y _-_M erDX k8YD nGnE jDIW bgQC IQvp _txb IQvp
~ _txb IQvp _txb IQvp DO3a IQvp jDIW rqU2 BS7h tGLz P4UC rqU2 EbdU rqU2 MSiV rqU2 vvDO tG4y _-_M sAxW
~ URIl ptYn jDIW bgQC IQvp _txb IQvp _txb IQvp _txb IQvp DO3a IQvp jDIW rqU2 vvDO tGLz dDax rqU2 W5yK
~ rqU2 -pVB rqU2 IM-f QUJg wMe7 R80U K--o SfJ4 wMe7 YJ2G U2Oo bmHP wMe7 0TDN -AdI 4mGo wMe7 0TDN iTBi
~ 7KIt wMe7 0TDN KLq5 UQ4I SKB4 j3lL sCyd XV8o A7fY -2Hn WzCz rk_K iL8E QfYQ j42s ONsp fLI4 lbxd I7iv
~ Q8vr J9XU 3V7I C1vD lbxd 1z-o Q8vr J9XU 3V7I zbgn Knqx lnEo L4-Y MOka lbxd Woyo Q8vr r2fN lbxd FueG
~ Q8vr rk_K 62d2 QfYQ j42s toBa fLI4 lbxd dq7W Q8vr J9XU qSjm C1vD lbxd CnGZ Q8vr J9XU I8yR 7_au Knqx
~ w624 L4-Y r2fN lbxd Q6p_ Q8vr
  rrrarss9rrsbuuu0uvv0*19,
  uuu0uvv0*22,
  vvv0*22,uvv2
  vvv0lmmlklmhlmnjlmnclmnijllflmnijllcoppdvvv0*8,rts3lqofpsq7uvu0vvv2
  vvv0uuu3vvv1uvv2tuu5uuu6rrs9uuu3uuu4*3,ttt6vvv0*6,uvu0tvu0*2,vvv0vvv2
  vvv0ttt7sssdttt8sstdtttbsssdttt8*2,tuu7ttu7ttt9vvv0*10,vvv2
  vvv0*22,vvv2
  vvv0noopqqrdnooioopkopplstt8vvv0*3,oppeklmjlmnmnooloophrssbrrsdpqqgrssdqqrdqrrftuu3vvv2
  vvv0mop2kno0*2,loo2lop2kno0*2,npq1uuu0*12,vvv0vvv2
  vvv0mop2kno0*2,loo2lop2kno0*2,npq1uuu0*12,vvv0vvv2
  vvv0*3,ttt8qrrgvvv0*3,npqgvvv0*3,rrrevvv1vvv0uuu5rrrhuvv3vvv0uuu2qrriuuu5vvv2
  vvv0*22,vvv2
  vvv0qqrfnopfqqqjqrrboppkqqrhppqevvv0*14,vvv2
  vvv0vvv1uuu2uvv3ttt4vvv1vvv2uvv2vvv0*14,vvv2
  vvv0oppe*2,kmmlnooilmmppqqdsssbqqrhqrrgpqqgrsscqqreqrretuu3vvv0*7,vvv2
  vvv0imn3gkl0*2,hlm3imn3rss2tuu0*14,vvv0vvv2
  vvv0prr1oqq0npq0npq4prr1tuu1*2,tuu2uvv0*2,uuu1tuu2uvv0*3,uuu2uuu1uvv0*2,tuu2vvv1vvv2
  vvv0*3,ttt6rssevvv0*2,oqrfoqqhvvv0*2,ssscrrsevvv0*3,sssduuu4vvv0*2,sstauuu5vvv2
  vvv0*22,vvv2
  vvv0*22,vvv2
  vvv0*3,uvu2mqohvvv0*2,qssamophvvv0*2,rssbmnoiuuu3vvv0qrrcmnokttt6ttt4nopjmnnostt7vvv2
  vvv0*3,sss9tttavvv0*2,ssscstt8vvv0*2,stt9stt7vvv1vvv0tttastt7vvv1vvv0ttt8stt8uuu3vvv2
  vvv0*22,vvv2
  vvv0tuv0suu0*18,tuu0vvv0vvv2
  vvv0rtu0mqqfnqrbmpqbmqqdlpqborrbnqr9orsamqqenqrampqcnqrdnqreorr9lpqfmpqdmpqcrtu0*2,uvv0vvv2
  vvv0ruu0pss3qst2qst3qtt3qst3rtu0*10,qtt1rtu0*3,uvv0vvv2
  vvv0ruu0orr9pss6orrbprs8pss7rtu0*14,uvv0vvv2
  vvv0uvv0*20,vvv0vvv2
  uvv0*22,uuu0
  uvv0vvv0*21,uuu1
  vvv0qrr9tuu2ttt4uuu3ttt1uuu2ttt3sss6vvv0*5,vvv1vvv0*5,vvv1vvv0vvv2
  vvv0qqqbmnoeoopfpqqbmnnbnooe*2,mnnfvvv0*3,uuu4sssassscrrsgsssasttcstt8sssarssduuu6vvv2
  vvv0*22,vvv2
  vvv0lmnpmnnfnoohkmmgnoohlmmmvvv1vvv0*14,vvv2
  vvv0*22,vvv2
  vvv0pqqjopplrrreoppppqqkppqkpqqmqrrgvvv0*6,pqqclmnmoppjoppimnoinookstt4vvv2
  vvv0sssctuu7stt9uuu5ttt9sssattu7vvv0*14,vvv2
  vvv0uuu3vvv2uuu3uuu2*2,vvv2vvv1vvv0*14,vvv2
  vvv0*22,vvv2
  vvv0pqqjopplrrreooplppqgppqlvvv1vvv0*6,uuu2ppqelmnmoppjoppimnoinookstt4vvv2
  vvv0sssctuu7stt9uuu6ttt9sssattu7vvv0*14,vvv2
  vvv0uuu3vvv2uuu3uuu2*2,vvv2vvv1vvv0*14,vvv2
  vvv0*22,vvv2
  vvv0pqqjopplrrreooplppqgppqlvvv1vvv0*8,pqqe*2,qrrcpqqcpqqdttt3vvv2
  vvv0sst9ttt6stt9sst8sttauuu6ttt7uuu4uuu5stt8sttbttu7uvv4vvv0*8,vvv2
  vvv0ttt6*2,ttt9ttt6uuu5uuu3*4,vvv2uuu5tuu6uuu3vvv0*8,vvv2
  vvv0rssgrrscsstbrssettt7vvv0*16,vvv2
  vvv0*22,vvv2
  vvv0rrs8rrrirss9*2,sst8rrrcuuu4vvv0*6,rrrbrssbpqqerrrdqrreqqqepqqfttt3vvv2
  vvv0ttt5tuu8uuu5*2,ttt5*2,uuu3vvv0*6,ttt3stt7sst5ttt6tuu4sst4ttt4vvv1vvv2
  vvv0uvv0*20,vvv0vvv2
  vvv0qqrfpqqlpqqjppqivvv0*9,rrs8ppqhmnnioppjoppimnoinookstt4vvv2
  vvv0*22,vvv2
  vvv0*22,vvv2
  vvv0pqqaqrr8oppgqrr9rssbqqreqrrbqqr8vvv0*13,vvv2
  vvv0ttt6rss8rss9pqqcstt6rss8rss9stt7vvv0*13,vvv2
  vvv0sssauuu7qrrbstt8ssserss9ttu5vvv0*5,uuu4rrrattt4rssbsss9rssarrrbrrratuu2vvv2
  vvv0sssassscsssastt9ttt8sss9uvv4vvv0*5,uuu4qrr9rssbqrr9rssasss8rrs7rss9uuu2vvv2
  vvv0rrrgtttarsscttt8rssbrsscttt9vvv0*14,vvv2
  vvv0*22,vvv2
  vvv0ttt5ttt9sss6tttbttt7rssavvv0*6,vvv3sss7tuu3rss8ttt7sss8sss9rss8uuu2vvv2
  vvv0rss9sttcsss7rsscsss9rssevvv0*6,ttt5qrr8rssapqqcrrrcrssaqrr9rrsbuuu2vvv2
  vvv0rrrgtttarrrdttt8rssbrsscttt9vvv0*14,vvv2
  vvv0*22,vvv2
  vvv0ttt8uuu4stt8stt9ttt8sttbstt8uuu3vvv0*5,tuu5uuu4ttt7tuu5uuu6ttt6*2,uuu1vvv2
  vvv0rrrcrsserss9rssdstt9sssarsscuuu4vvv0*5,rss5rss8*3,sst6rss5rss7uuu1vvv2
  vvv0sssdqrrgssscqrrjsssattt7ttt8rssarssgsssdrssevvv1vvv0*9,vvv2
  vvv0rsscqrrjrrsarrsfsssbrssfrssistt8vvv0*13,vvv2
  vvv0sttbssscttt9ssscttt8ttt9*2,uuu4ttu8uuu4vvv0*11,vvv2
  vvv0uuu3uuu5uuu4uuu5uuv3tuu5uuu4uuu3uuu5uvv2vvv0*11,vvv2
  vvv0uvv0*20,vvv0vvv2
  vvv0qqrfpqqlpqqjppqivvv0*8,vvv1nopgqqqdlmnmoppjoppimnoinookstt4vvv2
  vvv0*22,vvv2
  vvv1vvv0*21,uvv1
