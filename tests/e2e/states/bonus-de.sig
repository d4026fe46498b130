visitor 358x1223
~ WwRR k9wt keQo rk_K NWWp sCyd _-_M e-Jv tG4y _-_M SsB3 AhAm jDIW bgQC IQvp _txb IQvp _txb IQvp _txb
~ IQvp DO3a IQvp jDIW rqU2 BS7h rqU2 gwX3 rqU2 o9-7 rqU2 E3yM rqU2 t3ZN tG4y _-_M at1x 1ewn jDIW bgQC
~ IQvp _txb IQvp _txb IQvp _txb IQvp DO3a IQvp jDIW rqU2 t3ZN rqU2 NOdQ rqU2 yQ_X rqU2 bEvv rqU2 -zii
~ QUJg wMe7 0TDN 2f5b Iso_ wMe7 0TDN W1IK HkeW wMe7 0TDN -AdI SW7C wMe7 0TDN iTBi x85J wMe7 0TDN WB_Y
~ qjPF SKB4 Lmqz sCyd j0iD EDv7 ptIE OHqB ZHXE qnTI 96ai RuoY vRP3 RRDV 0asI AkgJ zX99 ZFAq 7N2U VM9d
~ Qsbw 6gjO pTBs 4XHS Mv3X zzsN CGT3 0asI AkgJ co0_ vjVP Zalz VM9d Qsbw 6gjO pTBs tnzD W63R zzsN hoyr
~ 0asI AkgJ 8K02 sVTW BAEa VM9d Qsbw 6gjO pTBs xfn1 W63R zzsN 0YM- 0asI AkgJ TxyN -Ptp tSOs VM9d Qsbw
~ 6gjO Ccsp ZMu2 zhrv MSMN Ecyu zzsN SJq1 Oe5D AkgJ ATam KuJc NO9J VM9d Qsbw 6gjO Ccsp NzbR Txrh MSMN
~ Ecyu zzsN H3cA Mu2Z ZOni nDDr 1Zwo
  rssbrrrbtuu1uvv0*20,
  uuu0uvv0*22,
  vvv0*22,uvv2
  vvv0ijkpijkjoppcjklhkmmnmno9kllhikkjikknnopaklmhlmniklmgklmhjlleklmihjkgvvv1vvv0*3,vvv2
  vvv0*22,vvv2
  vvv0ttt7ttt5vvv1uuu4uuu1ttu7uvv2vvv0*8,uuv3tuu4uuu4tuu5ttu5uuv1vvv2
  vvv0pqqiqqrdpqqfpqqhpqqcqrrippqhqrrcvvv0*6,ttt6stt8rssattt8sss8stt9uuv2vvv2
  vvv0stt0*8,stt1stt0*3,stt1stt0*3,stt1stt0*3,vvv0vvv2
  vvv0*3,uuu5sttavvv0*2,ttt9sssbvvv0vvv1ttt6sttbvvv1uuu5ttt8sstbvvv3uuu3ttt8sstcuvv3vvv2
  vvv0*3,vvv2uuu5vvv0vvv1uuu4uuu5vvv0*2,uuu5*2,vvv0uuv2uuu5*2,vvv1uvv1uuu5*2,vvv1vvv2
  vvv0*22,vvv2
  vvv0oppk*2,nooioppmnoplpqqkoophrssdvvv0*5,qqrfsss8qrrfpqqgrssdqqrdqrrftuu3vvv2
  vvv0tuu0ttt0*2,tuu0*2,ttt0*3,tuu1ttt0*3,tuu1ttt0*3,tuu1ttt0*3,vvv0vvv2
  vvv0*2,tuu2uuu2ttu3uuu1tuu3tuu2ttt3vvv0tuu3tuu2ttu3vvv0uvv0tuu3uuu2vvv0uvv0tuu3uuu2vvv0vvv2
  vvv0*2,ttt8sstdsstcuuu2sttc*2,sssdvvv2ssscsttasssdvvv1vvv0ttt8rssfvvv1vvv0ttt9rssevvv2*2,
  vvv0*22,vvv2
  vvv0*4,uuu2vvv0*2,uvv1tuu2vvv0*2,vvv1tuu2vvv0*2,uuu1uuu2vvv0uuu0uuu1uuu2vvv0vvv2
  vvv0*3,vvv2oopjvvv0*2,rrs9nophvvv0*2,rss9oppguuu3vvv0rrsaoopituu5tuu3pqqfnopmttt7vvv2
  vvv0*2,tuu5rssfsttavvv0tuu5rssdsss7vvv0uuu4sssdsst7vvv1uuu3sssdsst8vvv1uuu2ssscsst9uuu3vvv2
  vvv0*22,vvv2
  vvv0tuu0suu0*19,vvv0vvv2
  vvv0ruu0kopfnqrgmqqbnqr9mpqenqramqqbnqr9lpqdorrcmpqfmqqdnqrf*2,lpqemqqcnqraors5rtu0uvv0vvv2
  vvv0rtu0pss7pss5*3,pss7rtu0*14,uvv0vvv2
  vvv0ruu0pss5pss6nqr8pss4pss6rtu0*14,uvv0vvv2
  vvv0uvv0*20,vvv0uvv2
  uvv0*22,uuu0
  uvv0vvv0*21,uuu1
  vvv0qrr7rss6qqq8rss3ttu3sss4qrr4ttt4sss5ttt3rss5ttt4sss8sss3rrr6sss4uuu1vvv0*4,vvv2
  vvv0pqq7oopcoopdoppapqqcoppemnncqrramnocpqqboppboppaoppcnoocpqqcmnocstt6vvv0*4,vvv2
  vvv0*22,vvv2
  vvv0*3,uuu3opplrrreoppkqrrerrsfqrrepqqhqrrioppkrssgopphstt8vvv0*6,vvv2
  vvv0uuu3ttu5uuu3tuu6vvv1*3,vvv2vvv1uuu1vvv1uuu1vvv0uuu1vvv0*2,ttt3ppqioppiopphttt3vvv2
  vvv0*3,uuu4pqqipqqjpqqgttt8vvv0*14,vvv2
  vvv0*3,rst3cij0*11,mop3stt0*5,vvv0vvv2
  vvv0*3,ttt5rrrhsstarrsgrrripqqjsssaqrrfqrrkqrrduvv3vvv0uvv2ssseqqrj*2,rrshrrriuuu2vvv2
  vvv0*4,vvv2vvv1uvv1*2,vvv1vvv0uvv1vvv2*2,vvv0*3,vvv1uvv1vvv1*2,uuu4uuu2vvv2
  vvv0*22,vvv2
  vvv0*3,tuu3pqqhoppkpqqjopphqrrfpqqjrrscvvv0*11,vvv2
  vvv0tuu4ttt6uvv2sssattt8rsscttt7rssasst7stt9tuu8ttt3uuu3vvv0*3,pqqcppqhoppiopphttt3vvv2
  vvv0*3,uuv1rssbsss9rsscstt7rssattt8sssarrserssdsstavvv0*8,vvv2
  vvv0*3,rst3cij0*14,pqr3stt0*2,vvv0vvv2
  vvv0*3,ttt5qqrkrssbpqqkrsseopqkrrsgpqqfpqqlqqqlrssdvvv0uuu2rrrgpqql*2,qrriqrrluuu3vvv2
  vvv0*20,vvv1vvv2*2,
  vvv0*22,vvv2
  vvv0vvv1*2,ttu4pqqhoppkpqqjopphqrrfpqqjrrscvvv0*6,vvv1*2,vvv0*3,vvv2
  vvv0ttu4ttt6uuu3rsscstt9rrrettt9qrrdsss9ssscsttbstt6ttt6vvv0*3,qqrdpqqgoppiopphttt3vvv2
  vvv0*3,vvv1sss9stt8sssattt6stt8tuu6ttt7sssbsstattt8vvv0*8,vvv2
  vvv0*3,rst3cij0*16,npp3vvv0vvv2
  vvv0*3,ttt5qqrkrsscpqqjrrseopqkrrsgpqqfpqqlqqqlrssdvvv0uuu2rrrgpqql*2,qrriqqrltuu4vvv2
  vvv0*20,vvv1*2,vvv2
  vvv0*22,vvv2
  vvv0uvv2vvv1tuu4pqqjopplpqqioppk*2,qrrepqqiuuu4vvv0*5,uuu2*2,vvv2uuu1vvv0vvv2
  vvv0tuu5*2,uuu3rsscqqrgrrrgqqqhrrsgqrrerrrcqrrg*2,qrrbttt8vvv0*2,pqqfqrrgpqqgpqqfttu3vvv2
  vvv0*4,ttu4tuu3uuu4tuu4uuu2ttt3vvv2uuu3tuu5uuu4vvv3vvv0*7,vvv2
  vvv0*3,uts3pkh5pkh4pkh5*8,pkh4pkh5*6,uts2vvv2
  vvv0*3,ttt5qqrkrssbqrrhpqqkrrseoppjrrrfpqqipqqnqrrgtttbvvv0*7,vvv2
  vvv0*4,uts2utt5uut3vut4vuu4uts8uts7vuu3uut5vuu2vuu5vut4uut4vut5vuu2vvv0*3,vvv2
  vvv0*3,uut2tqo3usr8usr7utt5utt6uts7uts8uut7utsautt7uts8usr9uts8usrduut5vvv0*3,vvv2
  vvv0*22,vvv2
  vvv0*3,uvv1rsserrrerssdrrrfqrresst9rssauvv3vvv0*10,vvv2
  vvv0ttt5ttt6uuu2stt6stt7ttt6stt6ttt7sst6sss9vvv2vvv0*4,rrs9noploppkoppiopphttt3vvv2
  vvv0*3,uuu2pqqgppqjpqqkoppkqrrhppqgrsscpqqjppqkppqfsstbvvv0*7,vvv2
  vvv0*3,utt2qmk4*9,qnk4*8,utt2vvv2
  vvv0*3,uuu3rqqbtsr5rrq9rqqcsrq9qppcrqqa*2,rqqdsrq8tsr5utt1*3,utt0uts1*2,vvv0vvv2
  vvv0*3,uuv2tttattt7*2,ttt9tuu6stt8uuu6sss8sttastt8uuu6vvv0*7,vvv2
  vvv0*3,utt2rol6sqoetsqatqpdtrpitrqctsratrpftrqbtsrctrpdusrauts8vvv0*5,vvv2
  vvv0*22,vvv2
  vvv0vvv2vvv1vvv0*2,vvv1vvv0*2,vvv1vvv0vvv2vvv0vvv2vvv0vvv1*2,vvv0vvv2vvv0*4,vvv2
  vvv0sssbrrrdsttbrrrcrrrdsstarssdsssdrssbrrsfrssattt8sss9rssdrrsfrssesssdtuu3vvv0*3,vvv2
  vvv0rrrhrssdrrrbsstarsscqrresssbssscrssdrsscqrrcqrrmrsscvvv0*8,vvv2
  vvv0sst9ttt7rssbstt9ttt8stt8sstbttt7stt7sssdttt8sttbttt9ttu8ttt9sstcttt5vvv0*4,vvv2
  vvv0ttt8ttu7tuu5ttu4tuu8uuu4ttt7tuu5ttt6stt8uuu4ttt6tuu5tuu8uuu4uuu8tuu5vvv1vvv0*3,vvv2
  vvv0sttasstfsssbsttbtttattt8sssastt9sstbsttbssscttt7rssassscsssasttbssscsssbvvv3vvv0*2,vvv2
  vvv0rrrf*2,rrsirssduuu4vvv0*16,vvv2
  vvv0rssdsssdsssbstt9sssbrrsessserrsfsst9sssattt8rssdstt8rsscttt9vvv0*6,vvv2
  vvv0vvv1*9,uuu3vvv1*3,vvv2vvv1vvv0*6,vvv2
  uvv1vvv0*21,uuu0
before 358x1223
~ WwRR k9wt EzSo rk_K NWWp sCyd _-_M e-Jv tG4y _-_M SsB3 AhAm jDIW bgQC IQvp _txb IQvp _txb IQvp _txb
~ IQvp DO3a IQvp jDIW rqU2 BS7h rqU2 gwX3 rqU2 o9-7 rqU2 E3yM rqU2 t3ZN tG4y _-_M at1x 1ewn jDIW bgQC
~ IQvp _txb IQvp _txb IQvp _txb IQvp DO3a IQvp jDIW rqU2 t3ZN rqU2 NOdQ rqU2 yQ_X rqU2 bEvv rqU2 -zii
~ QUJg wMe7 0TDN 2f5b Iso_ wMe7 0TDN W1IK HkeW wMe7 0TDN -AdI SW7C wMe7 0TDN iTBi x85J wMe7 0TDN WB_Y
~ qjPF SKB4 30oU sCyd j0iD EDv7 ptIE OHqB ZHXE qnTI 96ai RuoY vRP3 RRDV 0asI AkgJ zX99 ZFAq 7N2U VM9d
~ Qsbw 6gjO pTBs 4XHS Mv3X zzsN CGT3 0asI AkgJ co0_ vjVP Zalz VM9d Qsbw 6gjO pTBs tnzD W63R zzsN hoyr
~ 0asI AkgJ 8K02 sVTW BAEa VM9d Qsbw 6gjO pTBs xfn1 W63R zzsN 0YM- 0asI AkgJ TxyN -Ptp tSOs VM9d Qsbw
~ 6gjO Ccsp ZMu2 zhrv MSMN Ecyu zzsN SJq1 Oe5D AkgJ ATam KuJc NO9J VM9d Qsbw 6gjO Ccsp NzbR Txrh MSMN
~ Ecyu zzsN H3cA Mu2Z ZOni nDDr 1Zwo
  qrrarrs9ttt2uvv0*20,
  uvv0*22,uuu0
  vvv0*22,uvv2
  vvv0ijkpijkjoppcjklhkmmnmno9kllhikkjikknnopaklmhlmniklmgklmhjlleklmihjkgvvv1vvv0*3,vvv2
  vvv0*22,vvv2
  vvv0ttt7ttt5vvv1uuu4uuu1ttu7uvv2vvv0*8,uuv3tuu4uuu4tuu5ttu5uuv1vvv2
  vvv0pqqiqqrdpqqfpqqhpqqcqrrippqhqrrcvvv0*6,ttt6stt8rssattt8sss8stt9uuv2vvv2
  vvv0stt0*8,stt1stt0*3,stt1stt0*3,stt1stt0*3,vvv0vvv2
  vvv0*3,uuu5sttavvv0*2,ttt9sssbvvv0vvv1ttt6sttbvvv1uuu5ttt8sstbvvv3uuu3ttt8sstcuvv3vvv2
  vvv0*3,vvv2uuu5vvv0vvv1uuu4uuu5vvv0*2,uuu5*2,vvv0uuv2uuu5*2,vvv1uvv1uuu5*2,vvv1vvv2
  vvv0vvv1vvv0*17,vvv1*2,vvv0vvv2
  vvv0oppjoppknoohopploopkpqqkoophrssdvvv0*5,qqrestt8qrreqqrfrsscqrrcrrsduuu2vvv2
  vvv0ttu0stt0*2,ttt0ttu0stt0*3,tuu1stt0*3,tuu1stt0*3,tuu1stt0*3,vvv0vvv2
  vvv0*2,tuu3tuu4ttt5uuu1tuu4*2,ttt5vvv0tuu4*2,ttt5vvv0*2,tuu4tuu5vvv0*2,tuu4*2,vvv0vvv2
  vvv0*2,ttt7sttbsttauuv1ttta*2,sstbvvv1sttbttt9sttbvvv1vvv0ttt7sssdvvv1vvv0ttt7sstcvvv2*2,
  vvv0*22,vvv2
  vvv0*4,ttt4vvv0*2,uuu3stt4vvv0*2,uvv2stt4vvv0*2,uuu3ttt3vvv1uuu1ttu3ttt4vvv1vvv2
  vvv0*3,vvv1ppqhvvv0*2,sss8oppfvvv0*2,sss8pqqeuuu2vvv0rss9oppguuu5uuu3qqreoppkttu6vvv2
  vvv0*2,tuu5rssfsttavvv0tuu5rssdsss7vvv0uuu4sssdsst7vvv1uuu3sssdsst8vvv1uuu2ssscsst9uuu3vvv2
  vvv0*22,vvv2
  vvv0tuu0suu0*19,vvv0vvv2
  vvv0ruu0lpqdmqqbmpqknqrelpqcorrcmqqfnqrdmqqdmpqdnrr7lpqgmpqfnrranqr9nqramqqhnqrcrtt1uvv0vvv2
  vvv0rtu0nqraors7prs9orr7rtt0rtu0*14,uvv0vvv2
  vvv0ruu0qst4pst4qst3*2,rtt1rtu0*14,uvv0vvv2
  vvv0*2,uvv0*19,vvv0uvv2
  uvv0*22,uuu0
  vvv0*22,uuu1
  vvv0pqq8qrr8ppqarrr5stt5rrs6pqq6stt5rss7ttt4rrr7sss6rrrarrr5qrr7rrr6ttu2vvv0*4,vvv2
  vvv0qrr7oppbppqcpqq9qrrapqqcnooarrs8nooaqqrappqapqq8pqqboppapqqbnopattt6vvv0*4,vvv2
  vvv0*22,vvv2
  vvv0*3,uuu3opplrrreoppkqrrerrsfqrrepqqhqrrioppkrssgopphstt8vvv0*6,vvv2
  vvv0uuu3ttu5uuu4stt8uuu3*2,uuu2vvv2vvv1uuu1vvv1uuu1vvv0uuu1vvv0*2,ttt3ppqioppiopphttt3vvv2
  vvv0*3,uuu3qrrg*2,qrrettu7vvv0*14,vvv2
  vvv0*3,rst3cij0*11,mop3stt0*5,vvv0vvv2
  vvv0*3,ttt5rrrhsstarrsgrrripqqjsssaqrrfqrrkqrrduvv3vvv0uvv2ssseqqrj*2,rrshrrriuuu2vvv2
  vvv0*4,vvv2vvv1uvv1*2,vvv1vvv0uvv1vvv2*2,vvv0*3,vvv1uvv1vvv1*2,uuu4uuu2vvv2
  vvv0*22,vvv2
  vvv0*3,tuu3pqqhoppkpqqjopphqrrfpqqjrrscvvv0*11,vvv2
  vvv0tuu4ttt6uvv2sstattt7rsscttt7rssasst7stt9tuu8ttt3uuu3vvv0*3,pqqcppqhoppiopphttt3vvv2
  vvv0*3,uuv1rssbsss9rsscstt7rssattt8sssarrserssdsstavvv0*8,vvv2
  vvv0*3,rst3cij0*14,pqr3stt0*2,vvv0vvv2
  vvv0*3,ttt5qqrkrssbpqqlrrseopqkrrsgpqqfpqqlqqqlrssdvvv0uuu2rrrgpqql*2,qrriqqrltuu4vvv2
  vvv0*20,vvv1*2,vvv2
  vvv0*22,vvv2
  vvv0uvv1*2,ttu4pqqhoppkpqqjopphqrrfpqqjrrscvvv0*6,uuu2*2,vvv2uuu1vvv0vvv2
  vvv0uuu4ttt6uuu4rrrfsssbqqrhsttbqqrfrssbrrsesssfrss9stt8vvv0*3,rrrbqrrfpqqgpqqfttu3vvv2
  vvv0*4,ttt6*2,ttt7ttu4ttt6uuu4ttu5ttt8ttt7uuu5vvv0*8,vvv2
  vvv0*3,rst3cij0*16,npp3vvv0vvv2
  vvv0*3,ttt5qqrkrsscpqqjrrseopqkrrsgpqqfpqqlqqqlrssdvvv0uuu2rrrgpqql*2,qrriqqrmttt5vvv2
  vvv0*22,vvv2
  vvv0*22,vvv2
  vvv0uvv2vvv1tuu4pqqjopplpqqioppk*2,qrrepqqiuuu4vvv0*5,ttu4tuu4uuu4ttt3uuv0vvv2
  vvv0tuu5*2,uuu3rsscqqrgrrrgqqqhrrsgqrrerrrcqrrg*2,qrrbttt8vvv0*2,qqrcqrreqqreqrrduuu3vvv2
  vvv0*4,ttu4tuu3uuu4tuu4uuu2ttt3vvv2uuu3tuu5uuu4vvv3vvv0*7,vvv2
  vvv0*3,uts3pkh5pkh4pkh5*15,uts2vvv2
  vvv0*3,ttt5qqrkrssbqrrhpqqkrrseoppjrrrfpqqipqqnqrrgtttbvvv0*7,vvv2
  vvv0*4,uts2utt5uut3vut4vuu4uts8uts7vuu3uut5vuu2vuu5vut4uut4vut5vuu2vvv0*3,vvv2
  vvv0*3,uut2tqo3usr8usr7utt5utt6uts7uts8uut7utsautt7uts8usr9uts8usrduut5vvv0*3,vvv2
  vvv0*22,vvv2
  vvv0*3,uvv1rsserrrerssdrrrfqrresst9rssauvv3vvv0*10,vvv2
  vvv0ttt5ttt6uuu2sss8rss9stt8rss8sst9rrs8rrsauvv3vvv0*4,rrs9noploppkoppiopphttt3vvv2
  vvv0*3,uuu2qrrfqqqhqqripqqirrrfqqresstbpqqippqkppqfsstbvvv0*7,vvv2
  vvv0*3,uts3pli4*9,qmj4*8,uts2vvv2
  vvv0*3,uuu4rrrdtss6srrarrressraqqqerrrbrrqcrrrgrrrattt6vuu0*6,vvv0vvv2
  vvv0*3,vvv1ttu7tuu6ttt5ttu6uuu4ttt6uuu4ttt6ttt7tuu6uvv5vvv0*7,vvv2
  vvv0*3,utt2rol6sqoetsqatqpdtrpitrqctsratrpftrqbtsrctrpdusrauts8vvv0*5,vvv2
  vvv0*22,vvv2
  vvv0uuv3vvv1vvv0*2,vvv1vvv0*2,vvv2vvv0vvv2vvv0uvv2vvv0vvv2vvv3vvv0vvv2vvv0*4,vvv2
  vvv0sstarrscsttbrrrcrrsdsstarssdssscrssbrrserssattt7sss9rsscrsse*2,sssctuu3vvv0*3,vvv2
  vvv0rrrhrssdrrrbsstarsscqrresssbssscrssdrsscqrrcqrrmrsscvvv0*8,vvv2
  vvv0sst9ttt7rssbstt9ttt8stt8sstbttt7stt7sssdttt8sttbttt9ttu8ttt9sstcttt5vvv0*4,vvv2
  vvv0ttt8ttu7tuu5ttu4tuu8uuu4ttt7tuu5ttt6stt8uuu4ttt6tuu5tuu8uuu4uuu8tuu5vvv1vvv0*3,vvv2
  vvv0sttasstfsssbsttbtttattt8sssastt9sstbsttbssscttt7rssassscsssasttbssscsssbvvv3vvv0*2,vvv2
  vvv0rrrf*2,rrsirssduuu4vvv0*16,vvv2
  vvv0rrrersserssdsssbrsscqrrfrssgqrrgsssarrsbsstarrsfsssarrsfsttbvvv0*6,vvv2
  vvv0*10,uuv2vvv0*11,uvv2
  uvv1vvv0*21,uuu0
ended 358x1202
~ WwRR k9wt mnbn rk_K NWWp sCyd _-_M e-Jv tG4y _-_M SsB3 AhAm jDIW bgQC IQvp _txb IQvp _txb IQvp _txb
~ IQvp DO3a IQvp jDIW rqU2 BS7h rqU2 gwX3 rqU2 o9-7 rqU2 E3yM rqU2 t3ZN tG4y _-_M at1x 1ewn jDIW bgQC
~ IQvp _txb IQvp _txb IQvp _txb IQvp DO3a IQvp jDIW rqU2 t3ZN rqU2 NOdQ rqU2 yQ_X rqU2 bEvv rqU2 -zii
~ QUJg wMe7 0TDN 2f5b Iso_ wMe7 0TDN W1IK HkeW wMe7 0TDN -AdI SW7C wMe7 0TDN iTBi x85J wMe7 0TDN WB_Y
~ qjPF SKB4 -MdP sCyd j0iD EDv7 ptIE OHqB ZHXE qnTI 96ai RuoY vRP3 RRDV 0asI AkgJ zX99 ZFAq 7N2U VM9d
~ Qsbw 6gjO pTBs 4XHS Mv3X zzsN CGT3 0asI AkgJ co0_ vjVP Zalz VM9d Qsbw 6gjO pTBs tnzD W63R zzsN hoyr
~ 0asI AkgJ 8K02 sVTW BAEa VM9d Qsbw 6gjO pTBs xfn1 W63R zzsN 0YM- 0asI AkgJ TxyN -Ptp tSOs VM9d Qsbw
~ 6gjO Ccsp ZMu2 zhrv MSMN Ecyu zzsN SJq1 Oe5D AkgJ ATam KuJc NO9J VM9d Qsbw 6gjO Ccsp NzbR Txrh MSMN
~ Ecyu zzsN H3cA Mu2Z ZOni nDDr 1Zwo
  rrsaqrrattt3uvv0*20,
  uuu0uvv0*22,
  vvv0*22,uvv2
  vvv0ijkpijkjoppcjklhkmmnmno9kllhikkjikknnopaklmhlmniklmgklmhjlleklmihjkgvvv1vvv0*3,vvv2
  vvv0*22,vvv2
  vvv0ttt7ttt5vvv1uuu4uuu1ttu7uvv2vvv0*8,uuv3tuu4uuu4tuu5ttu5uuv1vvv2
  vvv0pqqiqqrdpqqfpqqhpqqcqrrippqhqrrcvvv0*6,ttt6stt8rssattt8sss8stt9uuv2vvv2
  vvv0stt0*8,stt1stt0*3,stt1stt0*3,stt1stt0*3,vvv0vvv2
  vvv0*3,uuu5sttavvv0*2,ttt9sssbvvv0vvv1ttt6sttbvvv1uuu5ttt8sstbvvv3uuu3ttt8sstcuvv3vvv2
  vvv0*3,vvv2uuu5vvv0vvv1uuu4uuu5vvv0*2,uuu5*2,vvv0uuv2uuu5*2,vvv1uvv1uuu5*2,vvv1vvv2
  vvv0vvv1vvv0*17,vvv1*2,vvv0vvv2
  vvv0oppjoppknoohopploopkpqqkoophrssdvvv0*5,qqrestt8qrreqqrfrsscqrrcrrsduuu2vvv2
  vvv0tuu0ttt0*2,tuu0*2,ttt0*3,tuu1ttt0*3,tuu1ttt0*3,tuu1ttt0*3,vvv0vvv2
  vvv0*2,tuu2uuu2ttu3uuu1tuu3tuu2ttt3vvv0tuu3tuu2ttu3vvv0uvv0tuu3uuu2vvv0uvv0tuu3uuu2vvv0vvv2
  vvv0*2,ttt8sstdsstcuuu2sttc*2,sssdvvv2ssscsttasssdvvv1vvv0ttt8rssfvvv1vvv0ttt9rssevvv2*2,
  vvv0*22,vvv2
  vvv0*4,uuu2vvv0*2,uvv1tuu2vvv0*2,vvv1tuu2vvv0*2,uuu1uuu2vvv0uuu0uuu1uuu2vvv0vvv2
  vvv0*3,vvv2oopjvvv0*2,rrs9nophvvv0*2,rss9oppguuu3vvv0rrsaoopituu5tuu3pqqfnopmttt7vvv2
  vvv0*2,tuu5rssfsttavvv0tuu5rssdsss7vvv0uuu4sssdsst7vvv1uuu3sssdsst8vvv1uuu2ssscsst9uuu3vvv2
  vvv0*22,vvv2
  vvv0tuu0suu0*19,vvv0vvv2
  vvv0ruu0mpqhnqr8mqqbmpqenqrenqrdnqr8mpqglpqfmpqiors5rtu0*8,uvv0vvv2
  vvv0suu0rtu0*2,qtt1rtu0*5,qtt1rtu0rtt1rtu0*8,uvv0vvv2
  vvv0*22,uvv1
  uuu0*22,uvv0
  vvv0*22,uvv1
  vvv0noodnoofkmmhnooaqqqcoppelmmdpqqbnoodqqranopcoppbnoognopcnoofmnobsss5vvv0*4,vvv2
  vvv0stt2sss4ttt4stt4ttt4stt4rss3uuu2sss4ttt4stt4ttt3ttt5sss3stt4sss4uuu2vvv0*4,vvv2
  vvv0*22,vvv2
  vvv0uuu2*2,ttu4oopmqrrgnoompqqgqrrhqqqgoppipqqknoomrrrhnoojsss9vvv0uvv1tuu4uuu4ttt3uuv0vvv2
  vvv0uvv2tuu4uuu6qqrirsserrsbtuu5vvv0*9,uuu2rrrdqqreqrrduuu3vvv2
  vvv0*4,uuu4tuu4uuu4vvv2vvv0*14,vvv2
  vvv0*3,rst3cij0*11,mop3stt0*5,vvv0vvv2
  vvv0*3,ttt5qqrkrsscqrriqqrjoppkrssbpqqhpqqmqqrfuuu4vvv0uuu2rrsfpqql*2,qrripqqmttt5vvv2
  vvv0*22,vvv2
  vvv0*22,vvv2
  vvv0uuu2uuu3tuu3pqqhoppkpqqjopphqrrfpqqjrrscvvv0*6,ttt5sss9stt9sss7uuu1vvv2
  vvv0uuu3*2,tuu4oppmpqqhnoooqrrfnoolqqqgpqqkpqqnpqqhqrrevvv0*3,sss6sst8rss8rss9uuu2vvv2
  vvv0*4,tuu0*14,vvv0*4,vvv2
  vvv0*3,rst3ejk0*14,prr2ttt0*2,vvv0vvv2
  vvv0*3,ttt5qqrkrssbpqqlrrseopqkrrsgpqqfpqqlqqqlrssdvvv0uuu2rrrgpqql*2,qrripqqmttt5vvv2
  vvv0*22,vvv2
  vvv0*4,vvv1*3,uuu1uvv1vvv0*13,vvv2
  vvv0uuu3tuu3uuu4pqqgppqjqqqhpqqgrssepqqjrssbvvv0*6,ttt8rssb*2,rss9uuu2vvv2
  vvv0uuu2uuu4tuu4oppmpqqhnoooqrrfnoolqqqgpqqkpqqnpqqhqrrevvv0*3,sss6ttt6stt6sss7uvv1vvv2
  vvv0*3,uvv1qrs0*16,tuu0vvv0vvv2
  vvv0*3,stt3imm0imn0*2,imn1hlm1*2,ilm0ilm1imn0*5,hlm2hlm1hlm2prr3vvv0vvv2
  vvv0*3,ttt5qrrjrsscpqqirssdpqqisssfqqqepqqkqqrkrssdvvv0uuu2rrrgqqqjqrrkrrrgqqrmttt5vvv2
  vvv0*22,vvv2
  vvv0*4,uuu2uuu3uuu2uuu4ttu3vvv0*13,vvv2
  vvv0ttt5uuu4uuu3qrrgqqriqrrgqqqfqrrgrrrdpqqhuuv3vvv0*5,pqqeqrrf*2,qqrettt3vvv2
  vvv0vvv1uvv2tuu4pqqgoppkppqlnopmqqrjoopiqrreppqkopplppqfsstbvvv0*2,uuu3*2,tuu2*2,vvv0vvv2
  vvv0*3,vvu1trp2*3,trq2*4,trp2*2,trq2*8,vuu1vvv2
  vvv0*3,utt2rom4rpn3rom4qom4rom5qnl6qnl5rom5rom7spn3spn2spn3*2,rpn3rpn2rpn3spn3vuu1vvv2
  vvv0*3,tuu4qrrirssbrrrfqrrissscqrrfsttdqqqgqqrjqrrgtttbvvv0*7,vvv2
  vvv0*3,vuu1sqo5tqpetrpbtsrausratqpg*2,usratrpfusr8usrdtrpetrqdtrqhuts7vvv0*3,vvv2
  vvv0*3,vvu0uut0vvv0*12,vvv1*2,vvv0*3,vvv2
  vvv0*22,vvv2
  vvv0vvv1*2,tuu3ppqkopplpqqioppk*2,qrrepqqiuuu4vvv0*5,vvv1vvv0*4,vvv2
  vvv0ttt5ttt6vvv1sssarsscsssbrrscsttcrrsarss9sssasstastt6uuu4vvv0rss9oppkppqjoppiopphttt3vvv2
  vvv0*3,uuu2stt7stt8stt9sss9ttt6sst7uuu4sst9sssbsss9uuu6vvv0*7,vvv2
  vvv0*3,uts3pkh5pkh4pkh5*15,uts2vvv2
  vvv0*3,ttt5qqrkrsscqrrfpqqkrrseoppjrrrfpqqipqqnqrrgtttbvvv0*7,vvv2
  vvv0*4,vuu1vuu2*2,vvv1vvu3vvv0*2,vvv1vvv0vvv1vvv0*2,vvv1vvv0*5,vvv2
  vvv0*3,utt2spn4trqbusr8trpbtrqetrqctsratrqdtrqbusratrpcusrauut6vvv0*5,vvv2
  vvv0*22,vvv2
  vvv0stt9*2,ttu6ttt7stt9tuu6ttt8ttt9ttt6sttbttt7ttu6ttt6stt9sttattt8tttauuu2vvv0*3,vvv2
  vvv0ttt8ttt7uuu5tuu5ttu7*2,uuu5tuu7ttt6ttu8uuu5ttt9uuu3uuu5uuu6uuu5*2,vvv1vvv0*3,vvv2
  vvv0rssdsssbrrsastt9sssarssbsssbsstbssscsssarrsarssgrsscvvv0*8,vvv2
  vvv0rrrbsssbqrrfrrrdsttcrssbrssgsss9rrraqrrhsstbrrsfsssbtttbssscrssgsst7vvv0*4,vvv2
  vvv0rssessshsssbsttasstdstt8rsscsssbrssdrssesssbstt9rsscrssfrssassscrssdsssbvvv2vvv0*2,vvv2
  vvv0ttu6tuu7ttt9tuu5vvv2vvv1*3,vvv2vvv1*2,vvv0vvv1vvv2vvv1*4,vvv0*3,vvv2
  vvv0stt9sstatttastt9uvv4vvv0*16,vvv2
  vvv0rrrersserssdsssbrsscqrrfrssgqrrgsssaqrresstarrsfsssarrsfsttbvvv0*6,vvv2
  vvv0*22,uvv2
  uuu1vvv0*20,uvv1uvv0
no-fees 358x901
~ WwRR k9wt r64e rk_K NWWp sCyd _-_M e-Jv tG4y _-_M SsB3 AhAm jDIW bgQC IQvp _txb IQvp _txb IQvp _txb
~ IQvp DO3a IQvp jDIW rqU2 BS7h rqU2 gwX3 rqU2 o9-7 rqU2 E3yM rqU2 t3ZN tG4y _-_M at1x 1ewn jDIW bgQC
~ IQvp _txb IQvp _txb IQvp _txb IQvp DO3a IQvp jDIW rqU2 t3ZN rqU2 NOdQ rqU2 yQ_X rqU2 bEvv rqU2 -zii
~ QUJg wMe7 0TDN 2f5b Iso_ wMe7 0TDN W1IK HkeW wMe7 0TDN -AdI SW7C wMe7 0TDN iTBi x85J wMe7 0TDN WB_Y
~ qjPF SKB4 6OED sCyd kbq3 EDv7 ptIE OHqB ZHXE qnTI 96ai vRP3 RRDV 0asI AkgJ zX99 ZFAq 7N2U zzsN CGT3
~ 0asI AkgJ co0_ vjVP Zalz zzsN hoyr 0asI AkgJ 8K02 sVTW BAEa zzsN 0YM- 0asI AkgJ TxyN -Ptp tSOs zzsN
~ SJq1 Oe5D AkgJ ATam KuJc NO9J zzsN H3cA Mu2Z ZOni
  rssarss8rss5uvv0*20,
  uvv0*22,uuu0
  vvv0*22,uvv2
  vvv0ijkpijkjoppcjklhkmmnmno9kllhikkjikknnopaklmhlmniklmgklmhjlleklmihjkgvvv1vvv0*3,vvv2
  vvv0*22,vvv2
  vvv0ttt7ttt5vvv1uuu4uuu1ttu7uvv2vvv0*8,uuv3tuu4uuu4tuu5ttu5uuv1vvv2
  vvv0pqqiqqrdpqqfpqqhpqqcqrrippqhqrrcvvv0*6,ttt6stt8rssattt8sss8stt9uuv2vvv2
  vvv0stt0*8,stt1stt0*3,stt1stt0*3,stt1stt0*3,vvv0vvv2
  vvv0*3,uuu5sttavvv0*2,ttt9sssbvvv0vvv1ttt6sttbvvv1uuu5ttt8sstbvvv3uuu3ttt8sstcuvv3vvv2
  vvv0*3,vvv2uuu5vvv0vvv1uuu4uuu5vvv0*2,uuu5*2,vvv0uuv2uuu5*2,vvv1uvv1uuu5*2,vvv1vvv2
  vvv0vvv1vvv0*17,vvv1*2,vvv0vvv2
  vvv0oppjoppknoohopploopkpqqkoophrssdvvv0*5,qqrestt8qrreqqrfrsscqrrcrrsduuu2vvv2
  vvv0ttu0stt0*2,ttt0ttu0stt0*3,tuu1stt0*3,tuu1stt0*3,tuu1stt0*3,vvv0vvv2
  vvv0*2,tuu3tuu4ttt5uuu1tuu4*2,ttt5vvv0tuu4*2,ttt5vvv0*2,tuu4tuu5vvv0*2,tuu4*2,vvv0vvv2
  vvv0*2,ttt7sttbsttauuv1ttta*2,sstbvvv1sttbttt9sttbvvv1vvv0ttt7sssdvvv1vvv0ttt7sstcvvv2*2,
  vvv0*22,vvv2
  vvv0*4,ttt4vvv0*2,uuu3stt4vvv0*2,uvv2stt4vvv0*2,uuu3ttt3vvv1uuu1ttu3ttt4vvv1vvv2
  vvv0*3,vvv1ppqhvvv0*2,sss8oppfvvv0*2,sss8pqqeuuu2vvv0rss9oppguuu5uuu3qqreoppkttu6vvv2
  vvv0*2,tuu5rssfsttavvv0tuu5rssdsss7vvv0uuu4sssdsst7vvv1uuu3sssdsst8vvv1uuu2ssscsst9uuu3vvv2
  vvv0*22,vvv2
  vvv0tuu0suu0*19,vvv0vvv2
  vvv0ruu0kopfnqrgmqqbnqr9mpqenqramqqbnqr9lpqdnqremqqcnqrampqhmqqglpqdnrranqrcqst3rtu0uvv0vvv2
  vvv0rtu0orr7orrapss4nqr8orr9pss5ors8orr8ors6nrraors7ors9ors7orsaprs4prs8qtt2rtu0*2,uvv0vvv2
  vvv0ruu0pss5prs7qst3prs5pss5qst4pss5pss4qtt3pst5pss6qst6pss4pst5pst3pss6rtt2rtu0*2,uvv0vvv2
  vvv0ruu0mqrblpqcrtt1rtu0*16,uvv0vvv2
  vvv0tuv0tuu0*19,vvv0vvv2
  uvv0vvv0*21,uuu0
  uvv0vvv0*20,uvv0uuu0
  vvv0ttt2vvv1uuu2vvv0*18,vvv2
  vvv0noodklmijlljklmerss7vvv0*16,vvv2
  vvv0*22,vvv2
  vvv0*3,uuu2sssattt8rssbsss8uuu5ttt5sss9ttt8rssbttt9rss9ttu4vvv0*6,vvv2
  vvv0uuu3ttt5vvv1rsscstt7rssattt8ssscsssasss9sssbrssbttt7rrsauuu4vvv0ttt3ppqioppiopphttt3vvv2
  vvv0vvv1*2,ttu7oppnpqqjpqqgttt8vvv0*14,vvv2
  vvv0*22,vvv2
  vvv0*22,vvv2
  vvv0uuu2tuu4tuu3pqqhoppkpqqjopphqrrfpqqjrrscvvv0*6,ttt5sss9stt9sss7uuu1vvv2
  vvv0uuu3uuu2tuu4oppmpqqhnoooqrrfnoolqqqgpqqkpqqnpqqhqrrevvv0*3,sss6sst8rss8rss9uuu2vvv2
  vvv0*22,vvv2
  vvv0*22,vvv2
  vvv0vvv1*2,ttu4pqqhoppkpqqjopphqrrfpqqjrrscvvv0*6,vvv1*2,vvv0*3,vvv2
  vvv0ttu4ttt6uuu3rsscstt9rrrettt9qrrdsss9ssscsttbstt6ttt6vvv0*3,qqrdpqqgoppiopphttt3vvv2
  vvv0*3,vvv1sss9stt8sssattt6stt8tuu6ttt7sssbsstattt8vvv0*8,vvv2
  vvv0*22,vvv2
  vvv0*3,uuu2ssscrrrerssdrrrfqrresst9rssauvv3vvv0*10,vvv2
  vvv0ttt5tuu5uuu1sss8rss9stt8rss8sst9rrs8rrsauvv3vvv0*5,oophppqioppiopphttt3vvv2
  vvv0*3,uuu3qrreqqqhqqripqqirrrfqqresstbpqqippqkppqfsstbvvv0*7,vvv2
  vvv0*22,vvv2
  vvv0*3,vvv1tuu5ttt5uuu4ttu6ttt5uvv1vvv0vvv1vvv0*10,vvv2
  vvv0ttu5ttt5uuu2rrreqrrfrrsdqrrdrrrerrsdpqqhuvv3vvv0*4,ttt7pqqhqqrhqrrfqqrettt3vvv2
  vvv0uvv1vvv1tuu3pqqhoppkppqlnopmqqrjoopiqrreppqkopplppqfsstbvvv0uuu2ttu3uuu3tuu2*2,vvv0vvv2
  vvv0*22,vvv2
  vvv0*10,vvv1vvv0*6,vvv1vvv0*4,vvv2
  vvv0rsscrrresttbrrrcrrresstarssdrssfrsscrrrgrssbstt9sss9rrserrrgrssesssetuu3vvv0*3,vvv2
  vvv0rrrhrssdrrrbsstarsscqrresssbssscrssdrsscqrrcqrrmrsscvvv0*8,vvv2
  vvv0*22,uvv2
  uuu1uvv0vvv0*19,uvv1uvv0
rules 358x750
~ WwRR k9wt 0jbG rk_K NWWp 8YGf rk_K hGwX QfYQ 4cVu X9hX 2E-x WpuP X9hX 2E-x 3IZZ X9hX 2E-x bNDv X9hX
~ 2E-x qe3V X9hX 2E-x rk_K JDSC QfYQ 2UsX 9XCf tjJP 97cA 9XCf tjJP uthQ 9XCf tjJP 9Yqm 9XCf tjJP sCyd
~ 9-hk D2GN
  rssdrss6uvv0*21,
  uvv0*22,uuu0
  vvv0*22,uvv2
  vvv0ijkpijkjoppcjllghjjohjjquuu2vvv0*14,vvv2
  vvv0*22,vvv2
  vvv0iol8tut3rssbttt8sst9sssasss7sttbsst7rssfsttasss7ttt8ttt9ttt5vvv0*6,vvv2
  vvv0qsr2vvv0ttt8uuu6ttt9stt9ttt5tttasss8tttbsttcsss7ttt8ttt9uuu3vvv0*6,vvv2
  vvv0*3,nopkqqrjpqqhnopqpqqlrss9opqirrrippqjpqqhqrrkoppkrrrdoopjrrrgopplvvv0*3,vvv2
  vvv0*3,qrrerssfrrsettt7vvv0*15,vvv2
  vvv0*3,uuu6ttt8ttt7vvv2vvv0*15,vvv2
  vvv0kpn5tuu2ttu7ttt3ttt5uuu6ttt3tuu4uuu2tuu3ttt7tuu4ttt6uvv2vvv0*7,vvv2
  vvv0nrp4uvu2rrrc*2,rsscrrsfpqqgsssbsss9rssdqrrdsttcsstfttt6vvv0*7,vvv2
  vvv0*3,noompqqkoppeqqrkoppipqqnoppostt6vvv0*11,vvv2
  vvv0*22,vvv2
  vvv0eli9sut3pqqepqqjrrrdqrrepqqftuu4vvv0*13,vvv2
  vvv0uuu1vvv0uuu4vvv1*2,vvv2uvv1vvv0*14,vvv2
  vvv0iol8tut2rssasttbsss8sss7stt8rssbuuu4vvv0*12,vvv2
  vvv0qsr2vvv0ttt8ttt9ttt7tuu6ttt9sst8uuu4vvv0*12,vvv2
  vvv0mqo4uuu1tuu6uuu3uuu1uuu2ttt4uuu4vvv1vvv0*12,vvv2
  vvv0mqo5uuu1qqrfpqqkrrrbrrrasttcpqqgqrrevvv0*12,vvv2
  vvv0*22,vvv2
  vvv0sss6uuu3vvv0vvv1uuv1ttu3vvv0ttu5ttt3uuu3vvv0*11,vvv2
  vvv0lmnijllfoppclmnllmngjllgnooalmmfjklippqcvvv0*11,vvv2
  vvv0*22,vvv2
  vvv0sssauuu5oppmpqqgrrrepqqeqrrgqqqerssdqqrgqrrjqrrhpqqdrrsgqqqfrssepqqhqrriqqqevvv0*2,vvv2
  vvv0uuu1vvv0uuu2uuu3vvv1ttt6vvv1ttt6vvv1uuv2vvv2*3,vvv1vvv2vvv1*2,vvv2*2,vvv0*2,vvv2
  vvv0*3,opperrsgqqqivvv2vvv0*15,vvv2
  vvv0uuu3vvv0*20,vvv2
  vvv0sst8uuu5nopjpqqgoppqqqqmnopmqrrg*2,pqqjqrrgnoohpqqerssfrsscopprqqrevvv0*4,vvv2
  vvv0*3,qrrcqqriqqrerssdttt4vvv0*14,vvv2
  vvv0*3,uuu3uuu5uuu4uuu5uvv2vvv0*14,vvv2
  vvv0stt7vvv3stt7ttt5tuu7ttu4uuu3stt8uuu3*2,uuu4stt7ttt6tuu4uuu2ttt5uuu2vvv0*4,vvv2
  vvv0tuu5vvv2sssaqrrcrrrersscsttcsss9rrsfsssarssgsssbsss9rrsdsss9sssesssavvv0*4,vvv2
  vvv0*3,oppgoppnpqqouuu3vvv0*15,vvv2
  vvv0*22,vvv2
  vvv0rssbuuu6pqqjopplpqqdqrrepqqgpqqhqrrdnopjppqmrrrfpqqjpqqi*2,pqqjqrrgppqdoppmrrrhvvv0vvv2
  vvv0*3,uuu2*2,vvv0*17,vvv2
  vvv0*3,pqqguuu5vvv0*17,vvv2
  vvv0*22,uvv2
  uuu0uvv0*22,
  vvv0*22,uvv1
  vvv0noohoppbqrr8rrr5oppbpqq9qrr9ppqaopp8stt3rssaqrr5rrr6noodqqrarrr4vvv0*5,vvv2
  vvv0qrr8pqq7rrrbrss8qrr8pqq8ppqcqrr8pqq7qrr6pqqbopp8pqq9qqqcqqr8rss7vvv0*5,vvv2
  vvv0rssgrsscstt8sttbsstbttt5sssasttatttbttt8stt7ssscttt7sssbttt7sssdtttbsss8sttbstt8vvv1vvv2
  vvv0ttt8ttt7uuu5tuu5ttt9uuu4ttu3uuu5ttt9*2,tuu5ttt8*2,ttt6*2,ttt7uuu4ttu5uvv3*2,vvv0vvv2
  vvv0sssasttbsssasstbsssesstesssbssscsttcrssdsssattt9sttettt6sssastt9vvv0*5,vvv2
  vvv0*22,uuu1
tier-1 358x2455
~ WwRR k9wt xZvb rk_K NWWp sCyd _-_M YH8_ qxd1 rLUA tG4y _-_M SsB3 3TFx g7mO jDIW bgQC IQvp _txb IQvp
~ _txb IQvp _txb IQvp DO3a IQvp jDIW rqU2 BS7h tGLz Xptv rqU2 o9-7 rqU2 E3yM rqU2 t3ZN tG4y _-_M at1x
~ lvI_ R_2Q jDIW bgQC IQvp _txb IQvp _txb IQvp _txb IQvp DO3a IQvp jDIW rqU2 t3ZN tGLz dFXE rqU2 yQ_X
~ rqU2 bEvv rqU2 -zii QUJg wMe7 R80U K--o Iso_ wMe7 YJ2G U2Oo HkeW wMe7 0TDN -AdI SW7C wMe7 0TDN iTBi
~ x85J wMe7 0TDN WB_Y qjPF SKB4 PzbV rL_q 9CH8 sCyd j0iD EDv7 ptIE OHqB ZHXE qnTI 96ai RuoY vRP3 RRDV
~ 0asI AkgJ _9z- VMrj CdRZ IRmR 7N2U VM9d Qsbw 6gjO pTBs 4XHS Mv3X zzsN CGT3 E4lB AkgJ n9oX r1mA Zalz
~ VM9d Qsbw 6gjO pTBs tnzD W63R zzsN hoyr 0asI AkgJ 8K02 sVTW BAEa VM9d Qsbw 6gjO pTBs xfn1 W63R zzsN
~ 0YM- 0asI AkgJ TxyN -Ptp tSOs VM9d Qsbw 6gjO Ccsp ZMu2 zhrv MSMN Ecyu zzsN SJq1 Oe5D AkgJ ATam KuJc
~ NO9J VM9d Qsbw 6gjO Ccsp NzbR Txrh MSMN Ecyu zzsN H3cA Mu2Z ZOni nDDr 1Zwo sCyd XV8o qmxr -BnS WzCz
~ rk_K 5Tgu QfYQ j42s 7jHG w8pD lbxd bQRg Q8vr J9XU WfFd oehS lbxd 0lSv Q8vr J9XU WfFd OTOB Knqx XbO3
~ L4-Y L75Z lbxd GdHK Q8vr 5K3i lbxd NtUP Q8vr rk_K 5wsb QfYQ j42s q-dV w8pD lbxd 7nUD Q8vr J9XU ae-t
~ oehS lbxd qEOV Q8vr J9XU yZ7q YmKQ Knqx p6UD L4-Y 5K3i lbxd LEC2 Q8vr sCyd 9-hk D2GN NWWp tG4y yNqd
~ cTtb r611 GmOd E0Nn t1Yx wn4C B_TB q1L1 zIej E0Nn EYOd wn4C B_TB q1L1 zIej aNwz
  rrsbsst5uvv0*21,
  uuu0uvv0*22,
  vvv0*22,uvv2
  vvv0jklpmnofkmmfjklijllj*2,vvv0*10,uvu0mqoclpngosq7uvu0vvv2
  vvv0uuu5tuu6uuu4uuu2uuu4*2,vvv1uuu5*2,vvv0*8,tvu0*3,vvv0vvv2
  vvv0stt8sstdtttattt6ttu7sssbttu8ttt9ttt8vvv0*12,vvv2
  vvv0*22,vvv2
  vvv0noopnoojoppgopploppeopppoopjqqqdvvv0*13,vvv2
  vvv0uuu2ttt5sst4tuu3*2,vvv0*2,uvv1*2,uvv2uuu2tuu2vvv0*9,vvv2
  vvv0qrr9oppgoopgppqgqrreqrrfsttasssbqrrhsstbrssbrrsgvvv0*9,vvv2
  vvv0dik4agi0*2,chj4dij4agi0*2,gkl3ttt1stt0*3,ttt1stt0*3,ttt1stt0*3,vvv0vvv2
  vvv0uuv0tuu0stt3rss7uuu0tuu0qss7qrs9vvv0vvv1tuu3ttt7vvv1uuu3ttu5ttt7vvv2uuu2ttu5ttt8vvv2*2,
  vvv0*3,uuu4ttt8vvv0uvv1stt9rssavvv0*2,ttt8ttt9vvv1uuu4ttt8ttt9vvv2uuu2ttt7tttavvv2*2,
  vvv0*22,vvv2
  vvv0oppk*2,nooioppmnoplpqqkoophrssdvvv0*13,vvv2
  vvv0tuu5ttt4rrr9stt6rrsatuu4vvv1uvv3tuu5uuu4tuu5uuu4tuu6ttt4vvv0*7,vvv2
  vvv0qrr9rrr8pqqcqqrdpqqfrssbssscttt8ssscstt9rssdttt8sssastt9vvv0*7,vvv2
  vvv0chj49fg0*2,agh4bhi4oqr3stt0*2,stt1stt0*3,stt1stt0*3,stt1stt0*3,vvv0vvv2
  vvv0*2,tuu6ttt8*2,uuu2stt9*2,qssavvv1ttt8ttu6ttt9vvv1vvv0tuu7ttt9vvv0*2,ttt7ttt9vvv0vvv2
  vvv0*2,uuu5tuu7ttu7uuu1stt8*2,rtt8vvv0ttt7tuu6ttu7vvv0*2,uuu4ttu8vvv1vvv0uuu5ttu7vvv2*2,
  vvv0*22,vvv2
  vvv0*4,rts6vvv0*2,tuu4rst7vvv0*2,uuu3rss8vvv1vvv0ttt6sst7uvv2uuv1stt6rssauuu3vvv2
  vvv0*3,vvv1qsravvv0*2,stt5qrs9vvv0*2,stt7qrravvv2vvv0ttt5qqqduuu3*2,rrsaqrreuuu4vvv2
  vvv0*2,tuu5rssfsttavvv0tuu5rssdsss7vvv0uuu4sssdsst7vvv1uuu3sssdsst8vvv1uuu2ssscsst9uuu3vvv2
  vvv0*22,vvv2
  vvv0suu0ruu0*19,vvv0vvv2
  vvv0rtu1kopakoohmqqblopemqq9lpqcnqrckopfmqqakopelpqblpqdnqralppelopelpqckopekopgrtu0uvv0vvv2
  vvv0rtu0lppcnqr8mqq9nqrblpqblpqcmpqcmpqdlpqcnqr8mpqcnqr8lpqcnqr8nqr7ors7rtu0*3,uvv0vvv2
  vvv0ruu0pss3pss4*2,qst3*2,pss4prs5pss5orr5orr6pst3pss4pss3qst2ors4pss4qst2rtu0*2,uvv0vvv2
  vvv0rtu1mpq9nqr9mqqampq9nqr9mqqanqr9orr8nqr9ors7mqqcmqqanrr6nqr9nqrampqblpq9pss5rtu0uvv0vvv2
  vvv0ruu0lppcorr7nqrfmqqampqforr9mpqd*2,nqrelpqenqrampqfmqqgmqqcnqrenqrcnrr9lpqdrtu0uvv0vvv2
  vvv0suu0ruu0*19,vvv0vvv2
  vvv0*22,uvv1
  uuu0uvv0*20,uuu0uvv0
  vvv0*22,uvv2
  vvv0lmmfklmhjkkklmndoppemnnhijkfoppdklmgoopdlmnfmnndlmnjkmmelmmikllerrs7vvv0*4,vvv2
  vvv0*2,uuv1vvv1uvv1vvv1uvv1uuu1vvv0uuu1vvv1uvv1vvv1*4,uvv1vvv0*5,vvv2
  vvv0*22,vvv2
  vvv0bjg5ckh7ttu4oopmqrrgnoompqqgqrrhqqqgoppipqqknoomrrrhnoojsss9vvv0uuu1stt8stt9sss7uuu1vvv2
  vvv0dkh7ckg6ttu7oppnpqqjpqqgttt8vvv0*9,uuu1sss9rss8rss9uuu2vvv2
  vvv0*4,stt0*11,uuu0vvv0*6,vvv2
  vvv0*3,stt2gkl0*11,nqq2tuu0*5,vvv0vvv2
  vvv0*3,ttt5qqrkrsscqrriqqrjoppkrssbpqqhpqqmqqrfuuu4vvv0uuu2rrsfpqql*2,qrripqqmttt5vvv2
  vvv1uvv0*20,vvv0vvv2
  tuu1rtu0*2,rtt0qst2qss2qtt3pss3qss2rtu0rtt1rtu0*10,suu0vvv2
  tuu1oqrcoqqeqst2npqdmppfnpqenpqcoqrbmophoqq9rtu0*6,orr7nqqbnqqcnpqaqss3vvv2
  tuu1oqraorrapss3lnokmopfknnmnpqeknnjmppelooiloolmopfnpqcrtu0*3,prr3pss4prs4*2,rtt1vvv2
  tuu1rtu0*2,qtt0mqq0*14,qst0rtt0*2,rtu0vvv2
  tuu1rtu0*2,orr2fkm0glm0*2,fkm0fkl1*2,fkl0fkl1gkm0glm0*4,fkl1nqq3qst1rtt0rtu0vvv2
  tuu1rtu0*2,pss4mpphoqramopioqqcmppgoqrdmppcmopimppioqrbrtu0qst2nqqempphnpqinqqfmppjprs5vvv2
  uvv1suu0*20,tuu0vvv2
  vvv0*3,vvv1uuu3ttt5uuu5ttt5tuu3vvv0vvv2vvv0*11,vvv2
  vvv0tuu4ttt6uuu2rrrdqrrerrrdrrrcsttbpqqjrss9vvv0*6,rrrbqrreqrrfqqrettt3vvv2
  vvv0uvv1vvv1tuu4oppmpqqhnoooqrrfnoolqqqgpqqkpqqnpqqhqrrevvv0*3,uuu2*2,tuu2*2,vvv0vvv2
  vvv0*3,tuu1mpp0*16,rss1vvv0vvv2
  vvv0*3,stt3lop2mpp0kno4lno4kmn6kno4lno2loo3lop2mpp0*2,lop0lno3kno6jmn5loo4rss2vvv0vvv2
  vvv0*3,uuu4qrrhrsscrrresttarrretttcqrrdqqriqrrjrssdvvv0vvv1sstcrrrerssfrsseqqrlttt5vvv2
  vvv0*22,vvv2
  vvv0*3,uvv2ttt8sssastt9sssbsss9tuu5ttt4vvv2vvv0*10,vvv2
  vvv0ttt5tuu5uuv1sssasssbstt9sss8sssasst9rssdvvv2vvv0*5,oophppqioppiopphttt3vvv2
  vvv0vvv1*2,tuu4pqqgoppkppqlnopmqqrjoopiqrreppqkopplppqfsstbvvv0*7,vvv2
  vvv0*3,uuu2rpm3rpm2rpm3*2,rpn3*4,rpm3rpn3rpn2rpn3spn3*2,spn2spn3*2,uut2vvv2
  vvv0*3,utt3rqo6sqp4rpo7qpo8rpo7qon9qpn7rpo6rpo9sqp4srp3trq2*6,vvu0vvv2
  vvv0*3,uuu3rssfstt9sssbsssdstt9rrscttt9qrrdrrsgrrretuu9vvv0*7,vvv2
  vvv0*3,utt2rol6tqpetrpbtsrausratqpg*2,usratrpfusr9usrdtrpetrqdtrqiusr8vvv0*3,vvv2
  vvv0*22,vvv2
  vvv0*22,vvv2
  vvv0uuu2uuu1tuu3ppqkopplpqqioppk*2,qrrepqqiuuu4vvv0*4,uuu3ttt5tuu4uuu4ttt3uuv0vvv2
  vvv0tuu4tuu5uuu2rrsdqqrgrrrgqqqhrrsgqrrerrrcqrrg*2,qrrbttt8vvv0stt6qqrgqrrfqqreqrrduuu3vvv2
  vvv0*3,vvv1tuu4tuu3uuu4tuu4uuu2ttt3vvv2uuu3tuu5uuu4vvv3vvv0*7,vvv2
  vvv0*3,uts3pkh5pkh4pkh5*15,uts2vvv2
  vvv0*3,ttt5qqrkrsscqrrfpqqkrrseoppjrrrfpqqipqqnqrrgtttbvvv0*7,vvv2
  vvv0*4,uts2uss8utt5uts7uts9utt6vut4uts7utt5vut5utt6vuu3vut4vvv0*5,vvv2
  vvv0*3,uut2tqo3uts6utt5uts6uts8uts6utt6uts7uts5utt6uts6*2,vvu3vvv0*5,vvv2
  vvv0*22,vvv2
  vvv0ssscrssdttt9rssbrssdttt8ssscsssdsssarrsgsss9stt9sst8rssdrssfssscssseuuu3vvv0*3,vvv2
  vvv0ttt8ttt6ttu5uuu4tuu6ttt7uuu4ttt6ttt5tuu6ttt6sttbuuu4vvv1*4,vvv0*4,vvv2
  vvv0tttattt8stt7ttt7*2,stt8ttt8tuu8ttt9ttt7*2,sttcttt8vvv0*8,vvv2
  vvv0rrrbsssbqrrfrrrdsttcrssbrssgsss9rrraqrrhsstbrrsfsssbtttbssscrssgsst7vvv0*4,vvv2
  vvv0rrsgrssjrssdssscsssfsss9qrrersscrrsfrrrgrssdsssaqrrerrrhrrscrsserrsfrssduvv3vvv0*2,vvv2
  vvv0ttt8ttt9sttbttt7vvv1vvv0*16,vvv2
  vvv0ttt7ttt6uuu6uuu5vvv2vvv1*2,vvv0*14,vvv2
  vvv0rssd*3,sssbrsscrrresssfrssfsst9qrresstarrsesst9rrsesttavvv0*6,vvv2
  vvv1vvv0*21,uvv1
  uuu0uvv0*20,uuu0uvv0
  vvv0*22,uvv2
  vvv0kllnlmniopp9hjjjlmnfkmmjikkhkmmdklmjklmemnofklmilnnelmmcnoofvvv0*6,vvv2
  vvv0uuu3vvv1uuv2uuu2uuu4vvv1uuv2uuu1uuu2vvv1rss6uuu2stt4tuu3vvv1vvv0*6,vvv2
  vvv0sssbrrsettt8sssdsssessscttu6sssatuu5vvv0*12,vvv2
  vvv0vvv1vvv0*2,vvv1vvv0*17,vvv2
  vvv0mnnnmnnflmninooilmnflnnkmnonmnoknoofvvv0*12,vvv2
  vvv0*22,vvv2
  vvv0pqqkpqqhppqippqmppqjqqrgoppkqqrhvvv0*6,pqqclmnmnoploppimnoinookstt4vvv2
  vvv0rssbsttcrrsgttt6ttt9rssbvvv0*15,vvv2
  vvv0*22,vvv2
  vvv0*22,vvv2
  vvv0oppjpqqgoppmopqsppqjqrrjnooisstavvv0*5,uuu2ppqelmnmnoploppimnoinookstt4vvv2
  vvv0rsscsttcrrsgttt6ttt9rssbvvv0*15,vvv2
  vvv0*22,vvv2
  vvv0*22,vvv2
  vvv0oppjpqqgoppmopqsppqjqrrjnooisstavvv0*7,pqqepqqfqrrcpqqcpqqdttt3vvv2
  vvv0rssdsssbsss9rrsjuuu6stt9rssduuu4sttbttt8tttasssbvvv1vvv0*8,vvv2
  vvv0ttt7sssbstt6tuu5ttt5tuu4tuu5uuu6tuu5stt7uuv4vvv1vvv0*9,vvv2
  vvv0ttt7sttbsttastt9ttt7rssbtttctuu5uuu7tttauvv3vvv0*10,vvv2
  vvv0*22,vvv2
  vvv0qrrepqqoqrrfqrrdpqqgpqqhqrrfqrrjqqrbstt9vvv0*3,pqqeqqrfnoohppqippqhnoohnoojstt4vvv2
  vvv0vvv1vvv2*2,vvv1*2,vvv2ttt5uuu3tuu3vvv1vvv0*4,vvv1uuu1uuu3vvv1uuu1vvv1vvv0vvv2
  vvv0uvv0*20,vvv0vvv2
  vvv0pqqippqfnopqstt8vvv0*9,rrs8ppqgmnninoploppimnoinookstt4vvv2
  vvv0*22,vvv2
  vvv0*22,vvv2
  vvv0oppfppqaoppfoppdpqqeppqgpqqcpqq9rss8vvv0*12,vvv2
  vvv0ttu6stt6sst6stt5ttt5sst5sss5ttt5uuu5vvv0*12,vvv2
  vvv0sssb*2,rssa*2,tttdqrrerssavvv0*5,ttt5qrrdsst6rrrdrssbrrrcqrrcqqrdttt3vvv2
  vvv0sssarsscttu6ttt7ttt8sss8tuu6vvv0*5,uvv3rss7stt8rss6sssattt6sss5sst7uvv1vvv2
  vvv0sstatttbrrsfttu6ttt9sstavvv0*15,vvv2
  vvv0*22,vvv2
  vvv0rssersscttt7rssbrrrasssbqrrdrssbvvv0*4,ttt5rrrbsst6pqqbrssbrrrcqrrcqqrdttt3vvv2
  vvv0stt7sttasssattt7ttu6stt8ttt7tuu5vvv0*4,uvv3rss5ttt6rss8sssattt6sss5sst7uvv1vvv2
  vvv0sssbtttbrrsfttu6ttt9sstavvv0*15,vvv2
  vvv0*22,vvv2
  vvv0sssb*2,stt9rssbsssbsssgrssbsssavvv0*5,sss6sst6rrs8rss7sss7rss8*2,uuu2vvv2
  vvv0sttasssatuu5stt7ttt6stt8ttt7uuu5vvv0*5,ttt4tuu6ttt6ttt7uuu4ttt4tuu5vvv1vvv2
  vvv0rssbrrrdrssdqrrgttt7sttbrssftuu7sssbsss9uuu4vvv0*10,vvv2
  vvv0rrrfsssarrrdqqrfrssarrsgsssaqrrcsst9qrrfvvv1vvv0*10,vvv2
  vvv0ssserrrgsttcrrsgsttarrsdrssctttarsshttt8vvv0*11,vvv2
  vvv0vvv1*4,vvv0uvv1vvv1*2,vvv2vvv1vvv0*11,vvv2
  vvv0uvv0*20,vvv0vvv2
  vvv0pqqippqfnopqstt8vvv0*8,vvv1nopgqqrdlmnmnoploppimnoinookstt4vvv2
  vvv0*22,vvv2
  vvv0*22,uuu1
  uvv0*22,uuu0
  vvv0*22,uvv2
  vvv0ijkpijkimnnjmnodjklkjklhlmnjkllihjkgnooalmnljklekmmghjjpklmjnoocvvv0*5,vvv2
  vvv0*7,uuu2vvv0*14,vvv2
  vvv0qrrjqrrgrssbrrsfrssfsst7qrrcrsserssfsssbrssaqrrgsssbrrrfrssaqrrirssfqqrerssfrssbvvv1vvv2
  vvv0qrrgrrrfrrsdrssdqrrjrssgsstarssdrsshqrrjrrsdrsserrrksss9qrrersscvvv0*5,vvv2
  vvv0*7,uuv2vvv0*14,vvv2
  vvv0ppqgqrrfrrrbrrsgqqrippqittt7vvv0*14,vvv2
  vvv0uuu2*2,sss5uuu2uuu1tuu1uuu0uvv0*13,vvv0vvv2
  vvv0uvv6vvv0*19,uvv5vvv2
  vvv0uvv7vvv0*19,uvv7vvv2
  vvv0uuu5uvv0*19,vvv4vvv2
  vvv0*22,vvv2
  vvv0tuu0qrrarss5tuu0*7,uuu0rss7rss6qrr8tuu0*6,vvv0vvv2
  vvv0ttt1rss5rss4stt1tuu0*6,uuu0rss5rss7rss6tuu0*6,vvv0vvv2
  vvv0stt2noofmoogrss6tuu0*6,uuu0oppcnooipqqatuu0*6,vvv0vvv2
  vvv0ttt1oppgoppdopphpqqenoolpqqctuu0*3,uuu0qrr9nopgopphoqqgnooknopkttt0tuu0*2,vvv0vvv2
  vvv0uuu0*10,vvv0uuu0*9,vvv0vvv2
  vvv0uuu3vvv1vvv2vvv0*2,vvv2vvv0*2,uuu2uuu3uuv2uuu4ttt2vvv0*2,vvv1*2,vvv0*2,vvv1vvv0vvv2
  vvv0qrrgqqrdpqqjqqrkpqqhqqrgrrrbrrsdssscqrrgrssdqrrh*2,qrrfpqqgoppipqqjrssfpqqlrsscvvv0vvv2
  vvv0opphpqqloppopqqhqrrcppqkqrrbtttavvv0*13,vvv2
  vvv0*22,uvv2
  uvv1vvv0*21,uuu0
no-tier 358x1026
~ WwRR k9wt mYAs rk_K NWWp sCyd _-_M YH8_ A4rp rLUA tG4y _-_M SsB3 5kl5 4zf_ jDIW bgQC IQvp _txb IQvp
~ _txb IQvp _txb IQvp DO3a IQvp jDIW tGLz VS7h rqU2 gwX3 rqU2 o9-7 rqU2 E3yM rqU2 t3ZN tG4y _-_M at1x
~ 48yA 4zf_ jDIW bgQC IQvp _txb IQvp _txb IQvp _txb IQvp DO3a IQvp jDIW tGLz rCOP rqU2 NOdQ rqU2 yQ_X
~ rqU2 bEvv rqU2 -zii QUJg wMe7 YJ2G CwbU Iso_ wMe7 0TDN W1IK HkeW wMe7 0TDN -AdI SW7C wMe7 0TDN iTBi
~ x85J wMe7 0TDN WB_Y qjPF SKB4 PzbV sDCy pJV2 sCyd XV8o qmxr -BnS WzCz rk_K 5Tgu yw61 rk_K 5wsb 5jLH
~ sCyd 9-hk D2GN NWWp tG4y yNqd cTtb r611 GmOd E0Nn t1Yx wn4C gTOC E0Nn EYOd wn4C gTOC l9Np
  rssa*2,ttt4uvv0*20,
  uuu0uvv0*22,
  vvv0*22,uvv2
  vvv0jklpmnofkmmfjklijllj*2,vvv0*7,pqqeopqcpqqdoppepqq8opqepqqavvv0vvv2
  vvv0uuu5tuu6uuu4uuu2uuu4*2,vvv1uuu5*2,vvv0*4,uvv0*7,vvv0vvv2
  vvv0stt8sstdtttattt6ttu7sssbttu8ttt9ttt8vvv0*12,vvv2
  vvv0*22,vvv2
  vvv0noopnoojoppgopploppeopppoopjqrrcvvv0*5,opphqrrfsttbpqqerssdqqrdqrrftuu3vvv2
  vvv0uuu0*7,tuu0uuu0*12,vvv0vvv2
  vvv0uuu0*20,vvv0vvv2
  vvv0*3,rst9npqivvv0uvv1rssdqrrhvvv0vvv2rssbqrrgvvv2ttt7rssdqrrhuuu4tuu5rssdqrriuuu5vvv2
  vvv0*22,vvv2
  vvv0ppqipqqhoppgpqqkoppjqqqippqfssscvvv0*3,sss8qrrfrsscttt8rrsdqrressscrrrcrrreuuu2vvv2
  vvv0uuu2*2,tuu2uuu2uuu1uuu2*2,uuu1vvv0uvv0*2,uuu0uuv1uuu1*4,uuu0uuu1uuu0vvv0vvv2
  vvv0tuu0ttt0*2,tuu0*2,ttt0*3,tuu1ttt0*3,tuu1ttt0*3,tuu1ttt0*3,vvv0vvv2
  vvv0*2,prrdoqrinpqiuuu3rssf*2,qrrhvvv2rrrgrssdqrrgvvv2vvv0sssbqrrivvv1vvv0ssscrrrhvvv2*2,
  vvv0*22,vvv2
  vvv0*22,vvv2
  vvv0*3,uuu2mopjvvv0*2,qrrbmnnjvvv0*2,rssbmnoiuuu3vvv0qrrcmnokttt6ttt4opphmnnostt7vvv2
  vvv0*2,uuu3ttt8tuu6vvv0uuu3ttt7tuu4vvv0uuu3tuu7ttu4vvv0uuv2uuu7ttu5vvv0vvv2uuu6ttt5vvv1vvv2
  vvv0*2,vvv2uuu6uvv4vvv0vvv2uuu6uuu3vvv0vvv1uuu6uuu2vvv0*2,uuu6uuu3vvv1vvv0uuu5uuu4vvv1vvv2
  vvv0uvv0*20,vvv0vvv2
  vvv0rtu0ors3orr6qst2prs6pst2pss2pss4orr5ors5pss5nrr6pss3pst3*2,ors6pss3prs4prs5rtt0uvv0vvv2
  vvv0rtu0nqr7nqrbors8nqr8ors7nqr9prs8nqr8ors6nrr6nrr8ors5ors9nqraorr7nqranrr9nqr9qtt3uvv0vvv2
  vvv0rtu0kopemqqalpqamqqclopelppelopempqdkopdnqralpqdmpqalpqelpqampqaorr8rtu0*3,uvv0vvv2
  vvv0rtu1lppblpqdlppdlopbmqqblppdlpqbmpqckopdmqqalpqcmqqalopekophmpqbrtu0*4,uvv0vvv2
  vvv0ruu0pss3qtt1qtt2qst2qst3rtt1pss4pss6qst4prs7pss4pst5qtt4qtt1rtt1qtt1qst2qtt1rtu0uvv0vvv2
  vvv0ruu0nqr8ors6nrrdorr7nqrcors8ors5orrbpss6nqrbpss7ors9nqrenqrbors8nqrapss7mpqdrtu1uvv0vvv2
  vvv0uvv0tuv0*19,vvv0vvv2
  uvv0vvv0*20,uvv0uuu0
  uvv0vvv0*21,uuu0
  vvv0rss8vvv1*2,sss6uuu1ttt3*2,vvv1vvv2vvv1uuu1uuv2uvv0uvv1vvv1vvv0*6,vvv2
  vvv0nooglmnhopp8kmmelmnfmnnhkllfkmmdklmjklmejklkklmjjklikllenoofvvv0*6,vvv2
  vvv0sssc*2,ttt8sssdsssfsttauuu5stt9uuu5vvv0*12,vvv2
  vvv0vvv1*6,uvv1vvv1*2,vvv0*12,vvv2
  vvv0ppqhpqqapqqbpqqcqqq7pqqbqqreqrrbsss6vvv0*12,vvv2
  vvv0sssasss6rrs8sss8qrr9rrsasssarssarrr8vvv0vvv2vvv0*6,vvv1vvv0*3,vvv2
  vvv0rsserssdsssbrssfsss7rssfrrsdrssfqrrgsttbrssesst8rssbsssarsscrssbrrrfsssarssduuu6vvv0vvv2
  vvv0*22,vvv2
  vvv0oppfppqaoppfoppdpqqeppqgpqqcpqq9rss8vvv0*12,vvv2
  vvv0stt9sss8sss7stt6sss7sst5sss7sst9uuu5vvv0*4,vvv1*2,vvv3vvv0*5,vvv2
  vvv0ssscrsscsssarssfttt7rssarrrctttasttbrsscrrrcsss9sssarrrdsssdsssfttt7vvv0*4,vvv2
  vvv0*22,uuu1
  uvv0*22,uuu0
  vvv0*22,uvv2
  vvv0ijkpijkimnnjmnodjklkjklhlmnjkllihjkgnooalmnljklekmmghjjpklmjnoocvvv0*5,vvv2
  vvv0*7,uuu2vvv0*14,vvv2
  vvv0qrrjqrrgrssbrrsfrssfsst7qrrcrsserssfsssbrssaqrrgsssbrrrfrssaqrrirssfqqrerssfrssbvvv1vvv2
  vvv0qrrgrrrfrrsdrssdqrrjrssgsssbrssdrsshqrrjrrsdrsserrrksss9qrrersscvvv0*5,vvv2
  vvv0*7,vvv1vvv0*14,vvv2
  vvv0nopipqqhqqqcqrrjpqqkoppkttt8vvv0*14,vvv2
  vvv0*2,uvv0ttt3uvv0*17,vvv0vvv2
  vvv0uvv6vvv0*19,uvv5vvv2
  vvv0uvv7vvv0*19,uvv7vvv2
  vvv0uuu5uvv0*19,vvv4vvv2
  vvv0*22,vvv2
  vvv0tuu0qrrarss5tuu0*7,uuu0rss7rss6qrr8tuu0*6,vvv0vvv2
  vvv0stt1rss6rss5stt2stt1*2,stt2stt1tuu0*2,uuu0rss7rss8rss7stt1ttt0stt2*2,tuu0*2,vvv0vvv2
  vvv0stt3nopfnppdnoofnoojpqq9moohpqq8tuu0*2,uuu0oppfnoodoppfmoogoppbnppdmooftuu0*2,vvv0vvv2
  vvv0*2,uvv0*8,vvv0*2,uvv0*9,vvv0vvv2
  vvv0rssbsss8sssbsss8ttt6stt9*2,sssasssbsss7sssarssbstt6sssbttt6sstdstt6rssbsssestt8vvv0vvv2
  vvv0ttt8uuu5sssbttt7uuu7sttattu7ttt9tttatuu4ttt8*2,tuu5tttattt6sst9sst8sttasstcsssavvv0vvv2
  vvv0pqqepqqlqrripqqlqqqfppqjppqlppqgpqqippqkppqroppluuu4vvv0*8,vvv2
  vvv0*22,uvv2
  uuu1vvv0*20,uvv1uvv0
below-zero 358x1030
~ WwRR k9wt uchc rk_K NWWp sCyd _-_M YH8_ A4rp rLUA tG4y _-_M SsB3 5kl5 F3tJ jDIW bgQC IQvp _txb IQvp
~ _txb IQvp _txb IQvp DO3a IQvp jDIW tGLz VS7h rqU2 gwX3 rqU2 o9-7 rqU2 E3yM rqU2 t3ZN tG4y _-_M at1x
~ 48yA PsSL jDIW bgQC IQvp _txb IQvp _txb IQvp _txb IQvp DO3a IQvp jDIW tGLz rCOP rqU2 NOdQ rqU2 yQ_X
~ rqU2 bEvv rqU2 -zii QUJg wMe7 YJ2G CwbU Iso_ wMe7 0TDN W1IK HkeW wMe7 0TDN -AdI SW7C wMe7 0TDN iTBi
~ x85J wMe7 0TDN WB_Y qjPF SKB4 PzbV 8AeE sCyd XV8o qmxr -BnS WzCz rk_K 5Tgu yw61 rk_K 5wsb 5jLH sCyd
~ 9-hk D2GN NWWp tG4y yNqd cTtb r611 GmOd E0Nn t1Yx wn4C gTOC s_DN zIej E0Nn EYOd wn4C gTOC s_DN zIej
~ l9Np
  qrraqrrcrss7rss9uvv0*19,
  uvv0*22,uuu0
  vvv0*22,uvv2
  vvv0jklpmnofkmmfjklijllj*2,vvv0*7,pqqeopqcpqqdoppepqq8opqepqqavvv0vvv2
  vvv0uuu5tuu6uuu4uuu2uuu4*2,vvv1uuu5*2,vvv0*4,uvv0*7,vvv0vvv2
  vvv0stt8sstdtttattt6ttu7sssbttu8ttt9ttt8vvv0*12,vvv2
  vvv0*22,vvv2
  vvv0noopnoojoppgopploppeopppoopjqqqdvvv0uuu0oppekmmlmnoloophqrrfsttbpqqerssdqqrdqrrftuu3vvv2
  vvv0uuu0tuu0*3,uuu0tuu0*3,uuu0tuu0*3,uuu0tuu0*3,uuu0tuu0*3,vvv0vvv2
  vvv0uuu0*8,uuv0uuu0*3,uuv0uuu0*3,uuv0uuu0*3,vvv0vvv2
  vvv0*3,rst9npqivvv0uvv1rssdqrrhvvv0vvv2rssbrrrgvvv2ttt7rssdqrrhuuu4tuu5rssdqrriuuu5vvv2
  vvv0*22,vvv2
  vvv0oppk*2,nooioppmnoplpqqkoophrssdvvv0*13,vvv2
  vvv0*22,vvv2
  vvv0nopfnoogklmlnooklmmppqqfrrsdrssbrssepqqgrrseqrrhqqrgttu6vvv0*7,vvv2
  vvv0imn3gkl0*2,hlm3qss5tuu0*15,vvv0vvv2
  vvv0prr1npq1*2,npq3ttt3uuu1*2,tuu1uvv0uuu1tuu1*2,uvv0uuv0uuu1uuu2uvv0*2,tuu1uuu2vvv0vvv2
  vvv0*2,qrscprrgoqrhuuu2sssdssserrsfvvv2rssesstcrssfvvv1vvv0sttarssgvvv1vvv0sttarssfvvv2*2,
  vvv0*22,vvv2
  vvv0*12,vvv1vvv0*9,vvv2
  vvv0*3,uuv2mppivvv0*2,qrramnoivvv0*2,rssanoohuuu3vvv0qrrbnoojttt6ttt4oppgmnonttt7vvv2
  vvv0*2,tuu5rssfsttavvv0tuu5rssdsss7vvv0uuu4sssdsst7vvv1uuu3sssdsst8vvv1uuu2ssscsst9uuu3vvv2
  vvv0*22,vvv2
  vvv0tuv0suu0*18,tuu0vvv0vvv2
  vvv0rtu1kopakoohmqqblopemqq9lpqcmqqdkopclpqc*2,kopfmpq9nrrampqdmpq9lppekopdpss6rtu0uvv0vvv2
  vvv0rtu0pss3pst2pss3ors5pss3qst3prs3ors5pss5ors7orr5qst2pst4ors5ors6pss3rtu0*3,uvv0vvv2
  vvv0rtu0nqr8orr7nrr8orr8nqr9orr9nqraors6*2,nrr7ors7orr6orr7orranqr9*2,rtt1rtu0*2,uvv0vvv2
  vvv0uvv0*20,vvv0vvv2
  uvv0*22,uuu0
  uvv0vvv0*21,uuu1
  vvv0qrratuu3uuu2rrr8ttt2sss5*2,ttu1tuu4tuu3ttt2tuu3ttt1ttt2tuu2vvv0*6,vvv2
  vvv0oppfmnofpqq7lmncnooenopglmmemnnclmnhlmnckmmjlmnhlmmhlmndoppevvv0*6,vvv2
  vvv0rssdrrsesttarrserssgssscttt7sssbttt6vvv0*12,vvv2
  vvv0*22,vvv2
  vvv0nooloppdnopfoppfoppcoppgoppjoppgrss8vvv0*12,vvv2
  vvv0stt8sst5stt6ttt6sss6sss7stt7*2,qrr8vvv0uuu5vvv1*2,uvv2vvv1uuu2vvv2uuu3uvv2vvv0*2,vvv2
  vvv0sttbsssbstt9sssdstt6sstdsssbsssdrrsetttasttbttt7sst9stt8sstastt9rssdttt8sssbuuu5vvv0vvv2
  vvv0*22,vvv2
  vvv0noojnoofmnnjnoohnooimnoknoofnoodqrrcvvv0*12,vvv2
  vvv0stt9stt6ttu6ttt7ttt5ttt4stt7ttt7uuu4uuu3uuu4uuu3*2,tuu5uuu4uuu6uvv2vvv0*4,vvv2
  vvv0ttt8ttt9ttt7sttbuuu5ttt7sst8uuu7tuu8ttt8stt9ttt6ttu6stt9ttu9tttbtuu5vvv0*4,vvv2
  uvv0vvv0*21,uuu1
  uvv0*22,uuu0
  vvv0uuu3vvv1vvv0*2,tuu2vvv1uvv2vvv0*6,uuu2vvv0*7,vvv2
  vvv0jllmjkkhmnnjmnodlmmikllglmmjklmhijkfnooalmnljklekmmgikknkmminoocvvv0*5,vvv2
  vvv0*22,vvv2
  vvv0qrrjqrrgrssbrrsfrssfsst7qrrcrsserssfsssbrssaqrrgsssbrrrfrssaqrrirssfqqrerssfrssbvvv1vvv2
  vvv0qrrgrrrfrrsdrssdqrrjrssgrsscrssdrsshqrrjrrsdrsserrrksss9qrrersscvvv0*5,vvv2
  vvv0*22,vvv2
  vvv0nopipqqhpqqeqrrjpqqkoppkttt8vvv0*14,vvv2
  vvv0vvv1uvv0tuu2uvv0*17,vvv0vvv2
  vvv0uvv6vvv0*19,uvv6vvv2
  vvv0uvv7vvv0*19,uvv7vvv2
  vvv0uuu4uvv0*19,vvv3vvv2
  vvv0*2,uvv0*8,vvv0*2,uvv0*9,vvv0vvv2
  vvv0tuu0pqrbrss6tuu0*7,uuu0qrr9qrr8qrratuu0*6,vvv0vvv2
  vvv0stt2qrs6*2,rss4sst3rss3rss4stt2tuu0*2,uuu0qrr7*2,qrs8rss3stt2rss4*2,tuu0*2,vvv0vvv2
  vvv0stt2oppdopqcnppcoppgpqq8oppfqrr7tuu0*2,uuu0oqqdoppcpqqdnppepqq9oppcnppdtuu0*2,vvv0vvv2
  vvv0ttt0pqqbopqhnopkoqqinopirss3tuu0*3,uuu0qrr8oppfoppipqqfnooipqrctuu0*3,vvv0vvv2
  vvv0uvv0uuu0*8,uvv0vvv0uuu0*9,vvv0vvv2
  vvv0tuu5uuu4*2,vvv1*3,uuu4*2,uuu3*2,uuu4tuu4uuu2uuu3vvv1uuu4uuu1uuu4uuu5uuu1vvv0vvv2
  vvv0rrserssapqqiqqresssdqqrjrsscqrrerrrirss8rrreqrrfsss8rrrhrrsbqrrhqrrcqrriqqrlqqqhvvv0vvv2
  vvv0pqqepqqlqrripqqlqqqfppqjppqlppqgpqqippqkppqrppqkuuu4vvv0*8,vvv2
  vvv0*22,uvv2
  uvv1vvv0*20,uvv0uuu0
top-tier 358x1705
~ WwRR k9wt jLL3 rk_K NWWp sCyd _-_M YH8_ glcD rLUA tG4y _-_M SsB3 48yA 2Xh1 jDIW bgQC IQvp _txb IQvp
~ _txb IQvp _txb IQvp DO3a IQvp jDIW rqU2 BS7h rqU2 gwX3 rqU2 o9-7 rqU2 E3yM rqU2 t3ZN tG4y _-_M at1x
~ VReF 2UDM jDIW bgQC IQvp _txb IQvp _txb IQvp _txb IQvp DO3a IQvp jDIW rqU2 t3ZN rqU2 NOdQ rqU2 yQ_X
~ rqU2 bEvv rqU2 -zii QUJg wMe7 R80U K--o Iso_ wMe7 R80U z4pz HkeW wMe7 R80U f8sx SW7C wMe7 R80U 5jKN
~ x85J wMe7 R80U fpyE qjPF SKB4 FdpP sCyd XV8o qmxr -BnS WzCz rk_K 5Tgu QfYQ j42s 7jHG w8pD lbxd bQRg
~ Q8vr J9XU WfFd oehS lbxd 0lSv Q8vr J9XU WfFd OTOB Knqx XbO3 L4-Y L75Z lbxd qBvr Q8vr 5K3i lbxd UFcy
~ Q8vr rk_K 5wsb QfYQ j42s q-dV w8pD lbxd 7nUD Q8vr J9XU ae-t oehS lbxd qEOV Q8vr J9XU yZ7q YmKQ Knqx
~ p6UD L4-Y L75Z lbxd UJRe Q8vr 5K3i lbxd HnMS Q8vr sCyd 9-hk D2GN NWWp tG4y yNqd cTtb r611 GmOd E0Nn
~ t1Yx wn4C Dy2h Z6Q8 zIej E0Nn EYOd wn4C Dy2h Z6Q8 zIej THKX
  qrrbrss8sss7uvv0*20,
  uvv0*22,uuu0
  vvv0*22,uvv2
  vvv0jklpmnofkmmfjklijllj*2,vvv0*10,tvu0lqoelpneorq8uvu0vvv2
  vvv0uuu5tuu6uuu4uuu2uuu4*2,vvv1uuu5*2,vvv0*8,tvu0*3,vvv0vvv2
  vvv0stt8sstdtttattt6ttu7sssbttu8ttt9ttt8vvv0*12,vvv2
  vvv0*22,vvv2
  vvv0noopnoojoppgopploppeopppoopjqqqdvvv0*13,vvv2
  vvv0ttt5rss5uuu3ttt4tuu3rss7ttt5sss6sst5uuu3ttu4vvv0*2,uuu3uuu2uuu3vvv3tuu3uuu2vvv0*2,vvv2
  vvv0rrr8pqqaqrrapqqcrrr9ppqdqrraqqrdppqaqrrasss7qrrfstt9rssc*3,ttt9sssattt9vvv0*2,vvv2
  vvv0chj49fg0*2,agh4bhi49fg0*3,dij99fg0*3,dij99fg0*3,dij99fg0*3,qss4vvv2
  vvv0*3,uuu4ttt8vvv0*2,ttu7stt9vvv0vvv1tuu4ttt9vvv1uuu4ttu6stt9vvv2uuv3ttt6sttavvv2*2,
  vvv0*3,uuu3ttu7vvv0vvv1tuu6ttt7vvv0*2,tuu6ttu7vvv0uuu3tuu7ttu7vvv2uuu2tuu6ttt8vvv2*2,
  vvv0*22,vvv2
  vvv0oppk*2,nooioppmnoplpqqkoophrssdvvv0*13,vvv2
  vvv0rss9rrr6ttt4stt5tuu3rss7ttu4rrra*2,stt6stt7vvv1*2,uuu3tuu5uuu4tuu5uuu5*2,ttt5vvv0vvv2
  vvv0qrrarrraqqqaqrr9rrs9pqqarrs7qrrdoppcqrrarrr9rssdttt9stt8rssdsttassscstt9sss8sssavvv0vvv2
  vvv0chj49fg0*2,agh4bhi49fg0*3,dij99fg0*3,dij99fg0*3,dij99fg0*3,qss4vvv2
  vvv0*2,ttu7tttasttauvv2tttattt9sssbvvv2sttattt8sttbvvv1vvv0ttt8sstcvvv0*2,ttt9sttbvvv0vvv2
  vvv0*2,uuu3uuu5*2,vvv0uuu5*3,vvv0uuu5*3,vvv0*2,uuu3uuu6vvv1vvv0uuu3uuu5vvv1vvv2
  vvv0*22,vvv2
  vvv0*3,vvv1rts8vvv0*2,tuu4rts8vvv0*2,uuu4rts7vvv1vvv0stt5rts7uvu2uvv1stt6rtsauuu3vvv2
  vvv0*4,rts8vvv0*2,sut4rts6vvv0*2,tut4rts6vvv1vvv0tuu3rts8uvv2uuu2sts6rts9uvu2vvv2
  vvv0*2,tuu5rssfstt9vvv0tuu5rssdsss7vvv0uuu4sssdsst7vvv1uuu3sssdsst8vvv1uuu2ssscsst9uuu3vvv2
  vvv0*22,vvv2
  vvv0suu0rtu0*19,uvv0vvv2
  vvv0rtu0lpqenqrdlpqempqcnqrdnqrbmpqfmqrcmpqanqr9lpqhorr7mpqflpqinrrblpqfmqrfmqqbrtt1uvv0vvv2
  vvv0ruu0kopfmpqempqcmqqbmpqdmqqinrrampqgnqr8nqrblpqhorrb*2,nrrbpss5rtu0*4,uvv0vvv2
  vvv0suu0rtu0*6,qst3rtu0*12,uvv0vvv2
  vvv0*22,uvv2
  uuu0*22,uvv0
  vvv1vvv0*21,uvv1
  vvv0mnnioppcqrr6lmmeoppanooemnndopp8nooenooboppcoppdoppanoo8pqqavvv0*6,vvv2
  vvv0stt6sss6ttt3rss6*2,sss7rrr5rrs5sss6rss4pqq9qrr7pqq8rrr6stt6vvv0*6,vvv2
  vvv0rssdrrsesttarrserssgssscttt7sssbttt6vvv0*12,vvv2
  vvv0*22,vvv2
  vvv0lmnpmnnglmnimnojlmnflmnlmnoomnokoppevvv0*12,vvv2
  vvv0*22,vvv2
  vvv0pqqkpqqhppqippqmpqqjqqrgoppkqqrhvvv0*6,pqqclmnmnoploppimnoinookstt4vvv2
  vvv0ttt8*2,tttauuv2uuu6ttu8vvv0*15,vvv2
  vvv0uuu3uvv4uuu6uuu4uuu3tuu3vvv0*15,vvv2
  vvv0*22,vvv2
  vvv0oppjpqqgoppmopqsqqqgqrrjnooisstavvv0*5,uuu2ppqelmnmoppkoppimnoinookstt4vvv2
  vvv0ttt8tuu7tttauuv2ttt8tuu8vvv0*10,vvv1vvv0*4,vvv2
  vvv0uuu4*2,uuu6uuu4uuu3tuu3vvv0*15,vvv2
  vvv0*22,vvv2
  vvv0oppjpqqgoppmopqsqqqgqrrjnooisstavvv0*7,pqqe*2,qrrcpqqcpqqdttt3vvv2
  vvv0stt9ttt7ttt6sssettt7ttt6sttavvv2tuu8uuu5tuu8ttt7vvv1vvv0*8,vvv2
  vvv0ttt7sstattt6uuu6uuu4*3,uuu6ttt6*2,uuu5*2,vvv0*9,vvv2
  vvv0sttarssfrrsersscsssaqrrerssgttt7ttt9rsseuuu4vvv0*10,vvv2
  vvv0*22,vvv2
  vvv0rss9rrsgsss8ttt4vvv0*3,tuu3stt7rrs9sst9qrr9sss7oppcttt6rrs9ttt6sss9qrrcqqrdttt3vvv2
  vvv0uuu6sttattt8uuu3vvv0*3,vvv2sss5ttt6stt5sss8ttt6stt7ttt5rss5sss7ttt4sss5sst7uvv1vvv2
  vvv0oopjpqqmnooiqqqinoolrrrgvvv0*15,vvv2
  vvv0uvv0*20,vvv0vvv2
  vvv0uuu4uuu3ttt7uuu2vvv0*4,ttt4*2,uuu4ttt4*2,sss7tuu4stt5uuu3ttt5stt7sss6uuu1vvv2
  vvv0rrreqrrcqqrjuuu5vvv0*4,rrr8rrraqrrbpqqdsssapqqcrrsdqqr9rssasss8pqqbqrrduuu3vvv2
  vvv0*22,vvv2
  vvv0*22,vvv2
  vvv0mnolmnnhlmnllnnjnoojlmnmmnnimnofpqqevvv0*12,vvv2
  vvv0*22,vvv2
  vvv0ppqkoppmpqqgppqhqrrlnoplpqqgvvv0*5,sst8mnnkpqqfmnoknoploppimnoinookstt4vvv2
  vvv0ttt9*2,sstcuuu3tuu6ttt9vvv0*15,vvv2
  vvv0uuu2vvv3uuu3*2,vvv2uuu2vvv0*15,vvv2
  vvv0*22,vvv2
  vvv0ppqkppqlpqqhpqqippqfpqqinopkpqqhvvv0*4,sst8noogpqqdlmnknoploppimnoinookstt4vvv2
  vvv0sttattt9sstcuuu3tuu6ttt9vvv0*15,vvv2
  vvv0uuu2vvv3uuu3*2,vvv2uuu2vvv0*15,vvv2
  vvv0*22,vvv2
  vvv0ppqkoppmqrreoppipqqhppqnoppiqrrgvvv0*5,pqqaqrrcopqfpqqfqrrcpqqcpqqdttt3vvv2
  vvv0sst9sssasttarssduuu5ttt8sssduvv3ttt9tuu6vvv2vvv0*10,vvv2
  vvv0ttt6tuu5stt8ttt7uuu3uuu6ttt6tuu5uuu3ttt5vvv2vvv0*10,vvv2
  vvv0sssbttt9stt8rssbsst9sstdttt6rssbttt7rsscvvv1vvv0*10,vvv2
  vvv0rrsfqrrhrssdqrrhsssaqrrerrrdsttbrrrjttt9vvv0*11,vvv2
  vvv0*22,vvv2
  vvv0tuu4ttu8vvv1vvv0*4,vvv1stt7ttt5tuu4tuu3tuu4sss6uuu5sss7ttu5ttt6stt7sss6uuu1vvv2
  vvv0sssbqrriqrrfstt7vvv0*3,ttt4qqqcrssbqqqcqqrcsss7qrrbrrrboppdrrrcqrrbpqqbqrrduuu3vvv2
  vvv0oopjpqqmoophqqqioppkrrrgvvv0*15,vvv2
  vvv0uvv0*2,uuu0uvv0uuu0uvv0*15,vvv0vvv2
  vvv0*3,vvv1vvv0*12,vvv1vvv0vvv1*2,uuu1vvv0vvv2
  vvv0pqqhppqeoppottt8vvv0*4,nooipqqfoppgoppfqqqcnopepqqhlmnjppqhopphnoohoopittt4vvv2
  vvv0*22,vvv2
  uvv0vvv0*21,uuu0
  uvv0vvv0*20,uvv0uuu0
  vvv0ttt5uuu2vvv0*2,stt3vvv1uuu2vvv1*2,vvv0*4,uuu3vvv1vvv0*6,vvv2
  vvv0kmmkjklgmnnjmnodmnngkllglmmjkmmgikkenooalmnljklekmmgjklllmmhnoocvvv0*5,vvv2
  vvv0vvv1*2,vvv0vvv1vvv0*11,vvv1vvv0*5,vvv2
  vvv0rrsiqrrfrssbrsserssfsst7rrrcrssdrssfsssbrssarrrgsssbrrrerssarrrgrssfqqressserssbvvv1vvv2
  vvv0qrrgrrrfrrsdrssdqrrjrssgrsscrssdrsshqrrjrrsdrsserrrksss9qrrersscvvv0*5,vvv2
  vvv0*22,vvv2
  vvv0nopipqqhppqfqrrjpqqkoppkttt8vvv0*14,vvv2
  vvv0vvv1uvv0uuu0uvv0*17,vvv0vvv2
  vvv0uvv6vvv0*19,uvv6vvv2
  vvv0uvv7vvv0*19,uvv7vvv2
  vvv0uuu4uvv0*19,vvv3vvv2
  vvv0*2,uvv0*8,vvv0*2,uvv0*9,vvv0vvv2
  vvv0tuu0pqqdqrs7tuu0*7,uuu0qrra*2,pqrctuu0*6,vvv0vvv2
  vvv0stt2qrr7pqr7rss2tuu0*6,uuu0qrr7qrr8qrr5tuu0*6,vvv0vvv2
  vvv0ttt1pqqapqqbrss4tuu0*6,uuu0qrr7pqqcpqr6tuu0*6,vvv0vvv2
  vvv0ttt1oqqd*2,oppdqrrbnooiopqgpqqbopqetuu0uuu0prr9pqqbopqepqqcnpphoppfopqcqrrcrss5vvv0vvv2
  vvv0tuu0nppgnoolttt0tuu0*6,uuu0qrrbmooirrs8tuu0*6,vvv0vvv2
  vvv0uuu0tuu0*8,uuu0vvv0tuu0*9,vvv0vvv2
  vvv0vvv1vvv0vvv1vvv0*2,vvv1vvv0*2,vvv1vvv0vvv1*3,vvv0vvv1*4,uuu1vvv0*2,vvv2
  vvv0qqriqqqepqqkqqrkpqqh*2,rrrbrrsdqrrgqrrdqqrfqrrdpqqiqqrhqqqjqrrgrrrdpqqjqqrgvvv0*2,vvv2
  vvv0ssscrrscqrrdqrrfsssbrrrgrrrfqqrdrrsdqqresttaqrreqrrhrss7vvv0*7,vvv2
  vvv0tuu4ttt4uuu4*2,uuu3uuu5uuu3*2,uuu5uuu4vvv3uuu3uuu4uuu2vvv1vvv0*6,vvv2
  uvv0vvv0*21,uuu0
deciding 358x1233
~ WwRR k9wt R7sg rk_K NWWp sCyd _-_M YH8_ qxd1 Jvr8 tG4y _-_M SsB3 3TFx g7mO jDIW bgQC IQvp _txb IQvp
~ _txb IQvp _txb IQvp DO3a IQvp jDIW rqU2 BS7h tGLz Xptv rqU2 o9-7 rqU2 E3yM rqU2 t3ZN tG4y _-_M at1x
~ lvI_ R_2Q jDIW bgQC IQvp _txb IQvp _txb IQvp _txb IQvp DO3a IQvp jDIW rqU2 t3ZN tGLz dFXE rqU2 yQ_X
~ rqU2 bEvv rqU2 -zii QUJg wMe7 R80U K--o Iso_ wMe7 YJ2G U2Oo HkeW wMe7 0TDN -AdI SW7C wMe7 0TDN iTBi
~ x85J wMe7 0TDN WB_Y qjPF SKB4 yQT5 sCyd XV8o qmxr -BnS WzCz rk_K 5Tgu QfYQ j42s 7jHG w8pD lbxd bQRg
~ Q8vr J9XU WfFd oehS lbxd 0lSv Q8vr J9XU WfFd cVnT Knqx XbO3 L4-Y L75Z lbxd GdHK Q8vr 5K3i lbxd NtUP
~ Q8vr rk_K 5wsb QfYQ j42s q-dV w8pD lbxd 7nUD Q8vr J9XU ae-t oehS lbxd qEOV Q8vr J9XU yZ7q YmKQ Knqx
~ p6UD L4-Y 5K3i lbxd LEC2 Q8vr
  qrraqrrbqrrduuu1uvv0*19,
  uvv0*22,uuu0
  vvv0*22,uvv2
  vvv0jklpmnofkmmfjklijllj*2,vvv0*10,uvu0mqoclpngosq7uvu0vvv2
  vvv0uuu5tuu6uuu4uuu2uuu3uuu5vvv1uuu4tuu3vvv0*8,tvu0*3,vvv0vvv2
  vvv0stt8sstdtttattt6tuu7ssscttt9tuu7ttt8vvv0*12,vvv2
  vvv0*22,vvv2
  vvv0noopnoojoppgopploppeopppoopjqqqdvvv0*13,vvv2
  vvv0uuu4sst7sss5ttt5*2,vvv0*2,uuu2uuu3*3,ttt4vvv0*9,vvv2
  vvv0rrr8ppqdoppfpqqfrrrcqrrfstt9*2,rrrfstt9sss9rssevvv0*9,vvv2
  vvv0dik4agi0*2,chj4dij4agi0*2,gkl3ttt1stt0*3,ttt1stt0*3,ttt1stt0*3,vvv0vvv2
  vvv0uuv0tuu0stt3rss7uuu0tuu0qss7qrs9vvv0vvv1tuu3ttt7vvv1uuu3ttu5ttt7vvv2uuu2ttu5ttt8vvv2*2,
  vvv0*3,uuu4ttt8vvv0uvv1stt9rssavvv0*2,ttt8ttt9vvv1uuu4ttt8ttt9vvv2uuu2ttt7tttavvv2*2,
  vvv0*22,vvv2
  vvv0oppk*2,nooioppmnoplpqqkoophrssdvvv0*13,vvv2
  vvv0tuu5ttt4rrr9stt6rrsatuu4vvv1uvv3tuu5uuu4tuu5uuu4tuu6ttt4vvv0*7,vvv2
  vvv0qrr9rrr8pqqcqqrdpqqfrssbssscttt8ssscstt9rssdttt8sssastt9vvv0*7,vvv2
  vvv0chj49fg0*2,agh4bhi4oqr3stt0*2,stt1stt0*3,stt1stt0*3,stt1stt0*3,vvv0vvv2
  vvv0*2,ttu7tttasttauuu2rsscrstbqrsdvvv2sttattt8sttbvvv1vvv0ttt8sstcvvv0*2,ttt9sttbvvv0vvv2
  vvv0*2,uuu3uuu5*2,uvv1ttu5ttu6stt6vvv0uuu5*3,vvv0*2,uuu3uuu6vvv1vvv0uuu3uuu5vvv1vvv2
  vvv0*22,vvv2
  vvv0*3,vvv1rts8vvv0*2,tuu5qss9vvv0*2,uuu5rrsavvv1vvv0sst7rrs9uuu3uuu1sss8rrrcuuu4vvv2
  vvv0*4,rts8vvv0*2,stt4qss7vvv0*2,ttt5rrr8vvv1vvv0tuu4rrrbuuu2*2,rss8rrsbuuu3vvv2
  vvv0*2,tuu5rssfsttavvv0tuu5rssdsss7vvv0uuu4sssdsst7vvv1uuu3sssdsst8vvv1uuu2ssscsst9uuu3vvv2
  vvv0*22,vvv2
  vvv0suu0rtu0*19,uvv0vvv2
  vvv0ruu0mpqhnqr9mpqdmqqcmqqforrbnqrcmqqdmqqanqrcmpqknqrcmpq9mpqflophorrbmpqkors6rtu0uvv0vvv2
  vvv0rtu0lpqdmpqenqrcorrbmpqfnqrcnqrdpss7nqrbmqqcrtu0*9,uvv0vvv2
  vvv0suu0rtu0*19,uvv0vvv2
  vvv0*22,uvv2
  uuu0*22,uvv0
  vvv1vvv0*21,uvv1
  vvv0mnnioppcqrr6lmmeoppanooemnndopp8nooenooboppcoppdoppanoo8pqqavvv0*6,vvv2
  vvv0stt6sss6ttt3rss6*2,sss7rrr5rrs5sss6rss4pqq9qrr7pqq8rrr6stt6vvv0*6,vvv2
  vvv0rssdrrsesttarrserssgssscttt7sssbttt6vvv0*12,vvv2
  vvv0*22,vvv2
  vvv0lmnpmnnglmnimnojlmnflmnlmnoomnokppqdvvv0*12,vvv2
  vvv0*9,uuu2vvv0*12,vvv2
  vvv0pqqkpqqhppqippqmpqqjqqrgoppkqqrhvvv0*6,pqqclmnmnoploppimnoinookstt4vvv2
  vvv0ttt8*2,tttauuv2uuu6ttu8vvv0*15,vvv2
  vvv0uuu3uvv4uuu6uuu4uuu3tuu3vvv0*15,vvv2
  vvv0*22,vvv2
  vvv0oppjpqqgoppmopqsqqqgqrrjnooisstavvv0*5,uuu2ppqelmnmoppkoppimnoinookstt4vvv2
  vvv0ttt8tuu7tttauuv2ttt8tuu8vvv0*10,vvv1vvv0*4,vvv2
  vvv0uuu4*2,uuu6uuu4uuu3tuu3vvv0*15,vvv2
  vvv0*22,vvv2
  vvv0oppjpqqgoppmopqsqqqgqrrjnooisstavvv0*7,pqqe*2,qrrcpqqcpqqdttt3vvv2
  vvv0stt9ttt7ttt6sssettt7ttt6sttavvv2tuu8uuu5tuu8ttt7vvv1vvv0*8,vvv2
  vvv0ttt6stt9ttt5uuu6uuu3uuu4*2,uuu5ttt5tuu3uuu5*2,vvv0*9,vvv2
  vvv0sstbrssfrrsfrsscsssaqrrerssgttt8sssbsttavvv0*11,vvv2
  vvv0*22,vvv2
  vvv0rss9rrsgsss8*2,rrsasssasstasttasss7uuu4vvv0*3,rss9sss9pqqcrssbrrrcqrrcqqrdttt3vvv2
  vvv0uuu6sttattt8ttt6*2,sss9rssasttcsss7uuu5vvv0*3,ttt5stt7sss7sssattt6sss5sst7uvv1vvv2
  vvv0uvv0*20,vvv0vvv2
  vvv0pqqippqfnopqstt8vvv0*9,rrs8ppqgmnnioppjoppimnoinookstt4vvv2
  vvv0*17,vvv1vvv0*4,vvv2
  vvv0*22,vvv2
  vvv0qqrbrrr6qrraqrrbsss9qrrbrss7rrs6stt5vvv0*12,vvv2
  vvv0sssaqrraqrrbrrr8qrra*3,rrs8stt8vvv0*12,vvv2
  vvv0ttt8tuu6stt8sss7ttuasssasss7vvv0*5,vvv3sss9uuu4sst8ttt7sss8sss9rss8uuu2vvv2
  vvv0rsscqrrgstt7stt9sttbrssbttt9vvv0*5,ttt5pqqbrrrbqqqbqrrerssaqrr9rrsbuuu2vvv2
  vvv0rssbsttcrrsgttt7ttt9rssbvvv0*15,vvv2
  vvv0*22,vvv2
  vvv0tuu7uuu4vvv1ttt5stt5uuu7stt7stt6vvv0*4,vvv2stt6uuu2stt6ttt5ttt6stt7sss6uuu1vvv2
  vvv0rrrdqrrgqrrfrsscsssarrsbqrrcsttbvvv0*4,ttt6qrrarssaoppdqqrgrrrcpqqbqrrduuu3vvv2
  vvv0rsscsttcrrsgttt7ttt9rssbvvv0*15,vvv2
  vvv0*22,vvv2
  vvv0tuu6uuu3tuu5ttt6*2,ttt9ttt6ttt5vvv0*5,uuu4uuu3ttu5uuu4*2,tuu5ttu5uuv1vvv2
  vvv0rrrdqqqistt8rssbsssbrrserssbtttavvv0*5,rrs6rss8rrr9rrrasss7rrs7rss8uuu2vvv2
  vvv0rrrbqrrerrseqrrhttt7sttbrrsgtuu7sssbsss9uuu4vvv0*10,vvv2
  vvv0rrrfsssarrrdqqrfrssarrsgsssaqrrcsst9qrrfvvv1vvv0*10,vvv2
  vvv0tttasttatuu8sttattt6ttt7*2,uuu4ttt9uuu4vvv0*11,vvv2
  vvv0uuu5ttt7uuu5ttu6uuu4ttt7ttt6uuu7tttauuu5vvv0*11,vvv2
  vvv0uvv0*20,vvv0vvv2
  vvv0pqqippqfnopqstt8vvv0*8,vvv1nopgqqrdlmnloppjoppimnoinookstt4vvv2
  vvv0*17,vvv1vvv0*4,vvv2
  vvv1vvv0*21,uvv1
  uuu0rss0*20,ttt0uvv0
got 358x1570
~ WwRR k9wt 2dV8 rk_K NWWp sCyd _-_M YH8_ qxd1 Jvr8 tG4y _-_M SsB3 3TFx g7mO jDIW bgQC IQvp _txb IQvp
~ _txb IQvp _txb IQvp DO3a IQvp jDIW rqU2 BS7h tGLz Xptv rqU2 o9-7 rqU2 E3yM rqU2 t3ZN tG4y _-_M at1x
~ lvI_ R_2Q jDIW bgQC IQvp _txb IQvp _txb IQvp _txb IQvp DO3a IQvp jDIW rqU2 t3ZN tGLz dFXE rqU2 yQ_X
~ rqU2 bEvv rqU2 -zii QUJg wMe7 R80U K--o Iso_ wMe7 YJ2G U2Oo HkeW wMe7 0TDN -AdI SW7C wMe7 0TDN iTBi
~ x85J wMe7 0TDN WB_Y qjPF SKB4 PzbV eOhu sCyd XV8o qmxr -BnS WzCz rk_K 5Tgu QfYQ j42s 7jHG w8pD lbxd
~ bQRg Q8vr J9XU WfFd oehS lbxd 0lSv Q8vr J9XU WfFd cVnT Knqx XbO3 L4-Y L75Z lbxd GdHK Q8vr 5K3i lbxd
~ NtUP Q8vr rk_K 5wsb QfYQ j42s q-dV w8pD lbxd 7nUD Q8vr J9XU ae-t oehS lbxd qEOV Q8vr J9XU yZ7q YmKQ
~ Knqx p6UD L4-Y 5K3i lbxd LEC2 Q8vr sCyd w7NQ iSK8 eBIQ nqek SuXY j3Xo YDa0 ddXO D8b3 kEDU JZSZ wn4C
~ GFcE zIej kEDU Y5H5 nkCk kEDU GyJE y9iV 8H3B bxL8 hBcA 9mcx
  qrratuu2uvv0*21,
  uuu0uvv0*22,
  vvv0*22,uvv2
  vvv0jklpmnofkmmfjklijllj*2,vvv0*10,uvu0mqoclpngosq7uvu0vvv2
  vvv0uuu5tuu6uuu4uuu2uuu3uuu5vvv1uuu4tuu3vvv0*8,tvu0*3,vvv0vvv2
  vvv0stt8sstdtttattt6tuu7ssscttt9tuu7ttt8vvv0*12,vvv2
  vvv0*22,vvv2
  vvv0noopnoojoppgopploppeopppoopjqqqdvvv0*13,vvv2
  vvv0uuu4sst7sss5ttt5*2,vvv0*2,uuu2uuu3*3,ttt4vvv0*9,vvv2
  vvv0rrr8ppqdoppfpqqfrrrcqrrfstt9*2,rrrfstt9sss9rssevvv0*9,vvv2
  vvv0dik4agi0*2,chj4dij4agi0*2,gkl3ttt1stt0*3,ttt1stt0*3,ttt1stt0*3,vvv0vvv2
  vvv0uuv0tuu0stt3rss7uuu0tuu0qss7qrs9vvv0vvv1tuu3ttt7vvv1uuu3ttu5ttt7vvv2uuu2ttu5ttt8vvv2*2,
  vvv0*3,uuu4ttt8vvv0uvv1stt9rssavvv0*2,ttt8ttt9vvv1uuu4ttt8ttt9vvv2uuu2ttt7tttavvv2*2,
  vvv0*22,vvv2
  vvv0oppk*2,nooioppmnoplpqqkoophrssdvvv0*13,vvv2
  vvv0tuu5ttt4rrr9stt6rrsatuu4vvv1uvv3tuu5uuu4tuu5uuu4tuu6ttt4vvv0*7,vvv2
  vvv0qrr9rrr8pqqcqqrdpqqfrssbssscttt8ssscstt9rssdttt8sssastt9vvv0*7,vvv2
  vvv0chj49fg0*2,agh4bhi4oqr3stt0*2,stt1stt0*3,stt1stt0*3,stt1stt0*3,vvv0vvv2
  vvv0*2,ttu7tttasttauuu2rsscrstbqrsdvvv2sttattt8sttbvvv1vvv0ttt8sstcvvv0*2,ttt9sttbvvv0vvv2
  vvv0*2,uuu3uuu5*2,uvv1ttu5ttu6stt6vvv0uuu5*3,vvv0*2,uuu3uuu6vvv1vvv0uuu3uuu5vvv1vvv2
  vvv0*22,vvv2
  vvv0*3,vvv1rts8vvv0*2,tuu5qss9vvv0*2,uuu5rrsavvv1vvv0sst7rrs9uuu3uuu1sss8rrrcuuu4vvv2
  vvv0*4,rts8vvv0*2,stt4qss7vvv0*2,ttt5rrr8vvv1vvv0tuu4rrrbuuu2*2,rss8rrsbuuu3vvv2
  vvv0*2,tuu5rssfsttavvv0tuu5rssdsss7vvv0uuu4sssdsst7vvv1uuu3sssdsst8vvv1uuu2ssscsst9uuu3vvv2
  vvv0*22,vvv2
  vvv0suu0rtu0*19,uvv0vvv2
  vvv0rtu0kopempqckopdlpqbmqq9lopfmpq9mpqampqclppdlopgmqqclpqdkopcmqqckopcnqr8rtu0*2,uvv0vvv2
  vvv0rtu1kopclppekopenrr9rtu0*15,uvv0vvv2
  vvv0suu0rtu0*19,uvv0vvv2
  vvv0*22,uvv2
  uuu0*22,uvv0
  vvv1vvv0*21,uvv1
  vvv0mnnioppcqrr6lmmeoppanooemnndopp8nooenooboppcoppdoppanoo8pqqavvv0*6,vvv2
  vvv0stt6sss6ttt3rss6*2,sss7rrr5rrs5sss6rss4pqq9qrr7pqq8rrr6stt6vvv0*6,vvv2
  vvv0rssdrrsesttarrserssgssscttt7sssbttt6vvv0*12,vvv2
  vvv0*22,vvv2
  vvv0lmnpmnnglmnimnojlmnflmnlmnoomnokppqdvvv0*12,vvv2
  vvv0*9,uuu2vvv0*12,vvv2
  vvv0pqqkpqqhppqippqmpqqiqrrgoppkqqrhvvv0*6,pqqclmnmoppkoppimnoinookstt4vvv2
  vvv0ttt8*2,tttauuv2tuu7ttt8vvv0*10,vvv1vvv0*4,vvv2
  vvv0uuu3uvv4uuu6uuu4uuu3tuu3vvv0*15,vvv2
  vvv0*22,vvv2
  vvv0oppjpqqgoppmopqsqqqgqrrjnooisstavvv0*5,uuu2ppqelmnmoppkoppimnoinookstt4vvv2
  vvv0ttt8tuu7tttauuv2ttt8tuu8vvv0*10,vvv1vvv0*4,vvv2
  vvv0uuu4*2,uuu6uuu4uuu3tuu3vvv0*15,vvv2
  vvv0*22,vvv2
  vvv0oppjpqqgoppmopqsqqqgqrrjnooisstavvv0*7,pqqe*2,qrrcpqqcpqqdttt3vvv2
  vvv0ttt7tuu5tuu4sttbttu6tuu4ttt7vvv2uuu6uuu4tuu7tuu6vvv0*9,vvv2
  vvv0ttt8rssbstt7tuu9uuu4uuu5ttu7tuu5ttt7tuu4uuu6ttu7vvv0*9,vvv2
  vvv0sstbrssfrrsfrsscsssaqrrerssgttt8sssbsttavvv0*11,vvv2
  vvv0*22,vvv2
  vvv0rss9rrsgsss8*2,rrsasssasstasttasss7uuu4vvv0*3,rss9sss9pqqcrssbrrrcqrrcqqrdttt3vvv2
  vvv0uuu6sttattt8ttt6*2,sss9rssasttcsss7uuu5vvv0*3,ttt5stt7sss7sssattt6sss5sst7uvv1vvv2
  vvv0uvv0*20,vvv0vvv2
  vvv0pqqippqfnopqstt8vvv0*9,rrs8ppqgmnnioppjoppimnoinookstt4vvv2
  vvv0*17,vvv1vvv0*4,vvv2
  vvv0*22,vvv2
  vvv0qqrbrrr6qrraqrrbsss9qrrbrss7rrs6stt5vvv0*12,vvv2
  vvv0sssaqrraqrrbrrr8qrra*3,rrs8stt8vvv0*12,vvv2
  vvv0ttt8tuu6stt8sss7ttuasssasss7vvv0*5,vvv3sss9uuu4sst8ttt7sss8sss9rss8uuu2vvv2
  vvv0rsscqrrgstt7stt9sttbrssbttt9vvv0*5,ttt5pqqbrrrbqqqbqrrerssaqrr9rrsbuuu2vvv2
  vvv0rssbsttcrrsgttt7ttt9rssbvvv0*15,vvv2
  vvv0*22,vvv2
  vvv0tuu7uuu4vvv1ttt5stt5uuu7stt7stt6vvv0*4,vvv2stt6uuu2stt6ttt5ttt6stt7sss6uuu1vvv2
  vvv0rrrdqrrgqrrfrsscsssarrsbqrrcsttbvvv0*4,ttt6qrrarssaoppdqqrgrrrcpqqbqrrduuu3vvv2
  vvv0rsscsttcrrsgttt7ttt9rssbvvv0*15,vvv2
  vvv0*22,vvv2
  vvv0tuu6uuu3tuu5ttt6*2,ttt9ttt6ttt5vvv0*5,uuu4uuu3ttu5uuu4*2,tuu5ttu5uuv1vvv2
  vvv0rrrdqqqistt8rssbsssbrrserssbtttavvv0*5,rrs6rss8rrr9rrrasss7rrs7rss8uuu2vvv2
  vvv0rrrbqrrerrseqrrhttt7sttbrrsgtuu7sssbsss9uuu4vvv0*10,vvv2
  vvv0rrrfsssarrrdqqrfrssarrsgsssaqrrcsst9qrrfvvv1vvv0*10,vvv2
  vvv0tttasttatuu8sttattt6ttt7*2,uuu4ttt9uuu4vvv0*11,vvv2
  vvv0uuu5ttt7uuu5ttu6uuu4ttt7ttt6uuu7tttauuu5vvv0*11,vvv2
  vvv0uvv0*20,vvv0vvv2
  vvv0pqqippqfnopqstt8vvv0*8,vvv1nopgqqrdlmnloppjoppimnoinookstt4vvv2
  vvv0*17,vvv1vvv0*4,vvv2
  vvv1vvv0*21,uvv1
  uuu0*22,uvv0
  vvv0*22,uvv2
  vvv0kmmmoppdklmilmnenoogmnogvvv0*8,uvu0qtr4orp6mqoflpngnrpauvu0vvv2
  vvv0uuu3uuu2ttu1tuu2uuu3ttt3vvv0*9,tvu0*5,vvv0vvv2
  vvv0stt5ttu4rrs7ttt6sss6*2,stt3vvv1*2,sss5stt5stt7rss5sss4stt8uuu1tuu3vvv0*4,vvv2
  vvv0rrr7pqqcoopdqrrbppqbpqqdsss9nooepqqepqqarrrapqqboppcsss9oopgoppdlmnlvvv0*4,vvv2
  vvv0imn3gkl0*13,kno2tuu0*5,vvv0vvv2
  vvv0*22,vvv2
  vvv0rrrbrsserrrdvvv1vvv0*12,sssdpqqjrrrfpqqituu7vvv2
  vvv0*17,vvv1vvv0*4,vvv2
  vvv0rrsdqrrfrrrcuuu4vvv0*11,qrrhqrrlrrrgsssbrrsgtuu5vvv2
  vvv0*22,vvv2
  vvv0rrrfrrrdrrsivvv0*12,qrrirrrgqrrcsssbrrsgtuu5vvv2
  vvv0*22,vvv2
  vvv0sttbttt7ttt6stt9ttt9tuu6ttt8stt9uuu6sstbttt7sttattt8stt9ssscuuu5stt7sssftuu5uuu4vvv0vvv2
  vvv0sttastt7uuu4ttt8tuu6uuu6uuu5*2,uuu3uuu5uuu4uuu5ttt7uuu5tuu6uuu4*2,uuu7uuu5vvv3vvv0vvv2
  vvv0tttattt9rss9ttu8ttt8uuu3vvv0*15,vvv2
  vvv0*22,vvv2
  vvv0prrjrsscnpqgoqrkoqrbmppjoqrhoqriprrhnpqcqrsfqrscprrfnpqhpqrdtuu6vvv1vvv0*4,vvv2
  vvv0*2,vvv2vvv0*7,uuu2vvv0*11,vvv2
  vvv0*22,uvv1
  uuu0tuu0*20,tuu1uvv0
none 358x717
~ WwRR k9wt u64H rk_K NWWp sCyd _-_M YH8_ A4rp Jvr8 tG4y _-_M SsB3 3TFx g7mO jDIW bgQC IQvp _txb IQvp
~ _txb IQvp _txb IQvp DO3a IQvp jDIW rqU2 BS7h tGLz Xptv rqU2 o9-7 rqU2 E3yM rqU2 t3ZN tG4y _-_M at1x
~ lvI_ R_2Q jDIW bgQC IQvp _txb IQvp _txb IQvp _txb IQvp DO3a IQvp jDIW rqU2 t3ZN tGLz dFXE rqU2 yQ_X
~ rqU2 bEvv rqU2 -zii QUJg wMe7 0TDN 2f5b Iso_ wMe7 YJ2G U2Oo HkeW wMe7 0TDN -AdI SW7C wMe7 0TDN iTBi
~ x85J wMe7 0TDN WB_Y qjPF SKB4 zTPq sCyd XV8o qmxr -BnS WzCz rk_K 5Tgu yw61 rk_K 5wsb 5jLH
  rssarss8uvv0*21,
  uvv0*22,uuu0
  vvv0*22,uvv2
  vvv0jklpmnofkmmfjklijllj*2,vvv0*7,pqqeopqcpqqdoppepqq8opqepqqavvv0vvv2
  vvv0uuu5tuu6uuu4uuu2uuu3uuu5vvv1uuu4tuu3vvv0*4,uvv0*7,vvv0vvv2
  vvv0stt8sstdtttattt6tuu7ssscttt9tuu7ttt8vvv0*12,vvv2
  vvv0*22,vvv2
  vvv0noopnoojoppgopploppeopppoopjqqqdvvv0*13,vvv2
  vvv0uuu4sst7sss5ttt5*2,vvv0*2,uuu2uuu3*3,ttt4vvv0*9,vvv2
  vvv0rrr8ppqdoppfpqqfrrrcqrrfstt9*2,rrrfstt9sss9rssevvv0*9,vvv2
  vvv0dik4agi0*2,chj4dij4agi0*2,gkl3ttt1stt0*3,ttt1stt0*3,ttt1stt0*3,vvv0vvv2
  vvv0uuv0tuu0stt3rss7uuu0tuu0qss7qrs9vvv0vvv1tuu3ttt7vvv1uuu3ttu5ttt7vvv2uuu2ttu5ttt8vvv2*2,
  vvv0*3,uuu4ttt8vvv0uvv1stt9rssavvv0*2,ttt8ttt9vvv1uuu4ttt8ttt9vvv2uuu2ttt7tttavvv2*2,
  vvv0*22,vvv2
  vvv0oppk*2,nooioppmnoplpqqkoophrssdvvv0*13,vvv2
  vvv0tuu5ttt4rrr9stt6rrsatuu4vvv1uvv3tuu5uuu4tuu5uuu4tuu6ttt4vvv0*7,vvv2
  vvv0qrr9rrr8pqqcqqrdpqqfrssbssscttt8ssscstt9rssdttt8sssastt9vvv0*7,vvv2
  vvv0chj49fg0*2,agh4bhi4oqr3stt0*2,stt1stt0*3,stt1stt0*3,stt1stt0*3,vvv0vvv2
  vvv0*2,ttu7tttasttauuu2rsscrstbqrsdvvv2sttattt8sttbvvv1vvv0ttt8sstcvvv0*2,ttt9sttbvvv0vvv2
  vvv0*2,uuu3uuu5*2,uvv1ttu5ttu6stt6vvv0uuu5*3,vvv0*2,uuu3uuu6vvv1vvv0uuu3uuu5vvv1vvv2
  vvv0*22,vvv2
  vvv0*3,vvv1qrravvv0*2,tuu5qss9vvv0*2,uuu5rrsavvv1vvv0sst7rrs9uuu3uuu1sss8rrrcuuu4vvv2
  vvv0*3,vvv1rrsbvvv0*2,stt4qss7vvv0*2,ttt5rrr8vvv1vvv0tuu4rrrbuuu2*2,rss8rrsbuuu3vvv2
  vvv0*2,tuu5rssfsttavvv0tuu5rssdsss7vvv0uuu4sssdsst7vvv1uuu3sssdsst8vvv1uuu2ssscsst9uuu3vvv2
  vvv0*22,vvv2
  vvv0suu0rtu0*19,uvv0vvv2
  vvv0ruu0lppgmqqamqqenqrempqdmqqcmqqenqrdorr8nqrcmpqdlpqfors8nqrempqcpss8rtu0*3,uvv0vvv2
  vvv0rtu0lpqdnqrempqclpqgnqrempqc*2,mqqfmqqampqgmqqenrrampqfrtt1rtu0*5,uvv0vvv2
  vvv0rtu0ors7pss6ors7qst6orr7pss6pss7qst4qst3qst2ors7pss5rtu0*7,uvv0vvv2
  vvv0ruu0ors7pss7ors7pss5orr7qst4orr9orsaors8pss6orr9nqrbrtu0*7,uvv0vvv2
  vvv0uvv0*20,vvv0vvv2
  uvv0*22,uuu0
  uvv0vvv0*21,uuu1
  vvv0qrratuu3uuu2rrr8ttt2sss5*2,ttu1tuu4tuu3ttt2tuu3ttt1ttt2tuu2vvv0*6,vvv2
  vvv0oppfmnofpqq7lmncnooenopglmmemnnclmnhlmnckmmjlmnhlmmhlmndoppevvv0*6,vvv2
  vvv0rssdrrsesttarrserssgssscttt6sssbttt6vvv0*12,vvv2
  vvv0*22,vvv2
  vvv0oopjppqbppqdpqqdppqappqepqqhpqqdrss7vvv0*12,vvv2
  vvv0stt9sst6sss7ttt6rss7sss8stt8sss8rss7vvv0vvv3vvv0*2,vvv1vvv0vvv1vvv0vvv2vvv0*3,vvv2
  vvv0ssscrsscsssarssfsss7rssfrsscrssfqrrgsttbsssdsst8rssbsss9rsscsssarrrfsst9rssduuu6vvv0vvv2
  vvv0*22,vvv2
  vvv0oophoppdnooioppfoppgoopioppeoppbrrravvv0*12,vvv2
  vvv0stt9sst7stt7sst6stt6stt4sss7stt7uuu4vvv1uuu2vvv1*2,uuu3uuu2uuu4vvv1vvv0*4,vvv2
  vvv0sttbsssbstt9sssdttu6sss9rssattu9ttt9sttasssbttt8*2,rssbtttbsttdttt6vvv0*4,vvv2
  vvv1vvv0*21,uuu1
sold-out 358x1233
~ WwRR k9wt zZWs rk_K NWWp sCyd _-_M YH8_ qxd1 Jvr8 tG4y _-_M SsB3 3TFx g7mO jDIW bgQC IQvp _txb IQvp
~ _txb IQvp _txb IQvp DO3a IQvp jDIW rqU2 BS7h tGLz Xptv rqU2 o9-7 rqU2 E3yM rqU2 t3ZN tG4y _-_M at1x
~ lvI_ R_2Q jDIW bgQC IQvp _txb IQvp _txb IQvp _txb IQvp DO3a IQvp jDIW rqU2 t3ZN tGLz dFXE rqU2 yQ_X
~ rqU2 bEvv rqU2 -zii QUJg wMe7 R80U K--o Iso_ wMe7 YJ2G U2Oo HkeW wMe7 0TDN -AdI SW7C wMe7 0TDN iTBi
~ x85J wMe7 0TDN WB_Y qjPF SKB4 5cgM sCyd XV8o qmxr -BnS WzCz rk_K 5Tgu QfYQ j42s 7jHG w8pD lbxd bQRg
~ Q8vr J9XU WfFd oehS lbxd 0lSv Q8vr J9XU WfFd cVnT Knqx XbO3 L4-Y L75Z lbxd GdHK Q8vr 5K3i lbxd NtUP
~ Q8vr rk_K 5wsb QfYQ j42s q-dV w8pD lbxd 7nUD Q8vr J9XU ae-t oehS lbxd qEOV Q8vr J9XU yZ7q YmKQ Knqx
~ p6UD L4-Y 5K3i lbxd LEC2 Q8vr
  rrrarss9rrsbuuu0uvv0*19,
  uvv0*22,uuu0
  vvv0*22,uvv2
  vvv0jklpmnofkmmfjklijllj*2,vvv0*10,uvu0mqoclpngosq7uvu0vvv2
  vvv0uuu5tuu6uuu4uuu2uuu3uuu5vvv1uuu4tuu3vvv0*8,tvu0*3,vvv0vvv2
  vvv0stt8sstdtttattt6tuu7ssscttt9tuu7ttt8vvv0*12,vvv2
  vvv0*22,vvv2
  vvv0noopnoojoppgopploppeopppoopjqqqdvvv0*13,vvv2
  vvv0uuu4sst7sss5ttt5*2,vvv0*2,uuu2uuu3*3,ttt4vvv0*9,vvv2
  vvv0rrr8ppqdoppfpqqfrrrcqrrfstt9*2,rrrfstt9sss9rssevvv0*9,vvv2
  vvv0dik4agi0*2,chj4dij4agi0*2,gkl3ttt1stt0*3,ttt1stt0*3,ttt1stt0*3,vvv0vvv2
  vvv0uuv0tuu0stt3rss7uuu0tuu0qss7qrs9vvv0vvv1tuu3ttt7vvv1uuu3ttu5ttt7vvv2uuu2ttu5ttt8vvv2*2,
  vvv0*3,uuu4ttt8vvv0uvv1stt9rssavvv0*2,ttt8ttt9vvv1uuu4ttt8ttt9vvv2uuu2ttt7tttavvv2*2,
  vvv0*22,vvv2
  vvv0oppk*2,nooioppmnoplpqqkoophrssdvvv0*13,vvv2
  vvv0tuu5ttt4rrr9stt6rrsatuu4vvv1uvv3tuu5uuu4tuu5uuu4tuu6ttt4vvv0*7,vvv2
  vvv0qrr9rrr8pqqcqqrdpqqfrssbssscttt8ssscstt9rssdttt8sssastt9vvv0*7,vvv2
  vvv0chj49fg0*2,agh4bhi4oqr3stt0*2,stt1stt0*3,stt1stt0*3,stt1stt0*3,vvv0vvv2
  vvv0*2,ttu7tttasttauuu2rsscrstbqrsdvvv2sttattt8sttbvvv1vvv0ttt8sstcvvv0*2,ttt9sttbvvv0vvv2
  vvv0*2,uuu3uuu5*2,uvv1ttu5ttu6stt6vvv0uuu5*3,vvv0*2,uuu3uuu6vvv1vvv0uuu3uuu5vvv1vvv2
  vvv0*22,vvv2
  vvv0*3,vvv1rts8vvv0*2,tuu5qss9vvv0*2,uuu5rrsavvv1vvv0sst7rrs9uuu3uuu1sss8rrrcuuu4vvv2
  vvv0*4,rts8vvv0*2,stt4qss7vvv0*2,ttt5rrr8vvv1vvv0tuu4rrrbuuu2*2,rss8rrsbuuu3vvv2
  vvv0*2,tuu5rssfsttavvv0tuu5rssdsss7vvv0uuu4sssdsst7vvv1uuu3sssdsst8vvv1uuu2ssscsst9uuu3vvv2
  vvv0*22,vvv2
  vvv0suu0rtu0*19,uvv0vvv2
  vvv0rtu0lpqenqrdlpqempqcnqramqqfnqr9nqr8nqramqqforrampqenqrbnqrcors8rtu0*4,uvv0vvv2
  vvv0ruu0lopdmqqdmpqdmqqelpqcnqrcnqr8mqqdmpqe*2,mqqcmqqeorrartu0*6,uvv0vvv2
  vvv0suu0rtu0*4,qst3rtu0*3,qst3rtu0*10,uvv0vvv2
  vvv0*22,uvv2
  uuu0*22,uvv0
  vvv1vvv0*21,uvv1
  vvv0mnnioppcqrr6lmmeoppanooemnndopp8nooenooboppcoppdoppanoo8pqqavvv0*6,vvv2
  vvv0stt6sss6ttt3rss6*2,sss7rrr5rrs5sss6rss4pqq9qrr7pqq8rrr6stt6vvv0*6,vvv2
  vvv0rssdrrsesttarrserssgssscttt7sssbttt6vvv0*12,vvv2
  vvv0*22,vvv2
  vvv0lmnpmnnglmnimnojlmnflmnlmnoomnokppqdvvv0*12,vvv2
  vvv0*9,uuu2vvv0*12,vvv2
  vvv0pqqkpqqhppqippqmpqqjqqrgoppkqqrhvvv0*6,pqqclmnmnoploppimnoinookstt4vvv2
  vvv0ttt8*2,tttauuv2uuu6ttu8vvv0*15,vvv2
  vvv0uuu3uvv4uuu6uuu4uuu3tuu3vvv0*15,vvv2
  vvv0*22,vvv2
  vvv0oppjpqqgoppmopqsqqqgqrrjnooisstavvv0*5,uuu2ppqelmnmoppkoppimnoinookstt4vvv2
  vvv0ttt8tuu7tttauuv2ttt8tuu8vvv0*10,vvv1vvv0*4,vvv2
  vvv0uuu4*2,uuu6uuu4uuu3tuu3vvv0*15,vvv2
  vvv0*22,vvv2
  vvv0oppjpqqgoppmopqsqqqgqrrjnooisstavvv0*7,pqqe*2,qrrcpqqcpqqdttt3vvv2
  vvv0ttt7tuu5tuu4sttbttu6tuu4ttt7vvv2uuu6uuu4tuu7tuu6vvv0*9,vvv2
  vvv0ttt8rssbstt7tuu9uuu4uuu5ttu7tuu5ttt7tuu4uuu6ttu7vvv0*9,vvv2
  vvv0sstbrssfrrsfrsscsssaqrrerssgttt8sssbsttavvv0*11,vvv2
  vvv0*22,vvv2
  vvv0rss9rrsgsss8*2,rrsasssasstasttasss7uuu4vvv0*3,rss9sss9pqqcrssbrrrcqrrcqqrdttt3vvv2
  vvv0uuu6sttattt8ttt6*2,sss9rssasttcsss7uuu5vvv0*3,ttt5stt7sss7sssattt6sss5sst7uvv1vvv2
  vvv0uvv0*20,vvv0vvv2
  vvv0pqqippqfnopqstt8vvv0*9,rrs8ppqgmnnioppjoppimnoinookstt4vvv2
  vvv0*17,vvv1vvv0*4,vvv2
  vvv0*22,vvv2
  vvv0qqrbrrr6qrraqrrbsss9qrrbrss7rrs6stt5vvv0*12,vvv2
  vvv0sssaqrraqrrbrrr8qrra*3,rrs8stt8vvv0*12,vvv2
  vvv0ttt8tuu6stt8sss7ttuasssasss7vvv0*5,vvv3sss9uuu4sst8ttt7sss8sss9rss8uuu2vvv2
  vvv0rsscqrrgstt7stt9sttbrssbttt9vvv0*5,ttt5pqqbrrrbqqqbqrrerssaqrr9rrsbuuu2vvv2
  vvv0rssbsttcrrsgttt7ttt9rssbvvv0*15,vvv2
  vvv0*22,vvv2
  vvv0tuu7uuu4vvv1ttt5stt5uuu7stt7stt6vvv0*4,vvv2stt6uuu2stt6ttt5ttt6stt7sss6uuu1vvv2
  vvv0rrrdqrrgqrrfrsscsssarrsbqrrcsttbvvv0*4,ttt6qrrarssaoppdqqrgrrrcpqqbqrrduuu3vvv2
  vvv0rsscsttcrrsgttt7ttt9rssbvvv0*15,vvv2
  vvv0*22,vvv2
  vvv0tuu6uuu3tuu5ttt6*2,ttt9ttt6ttt5vvv0*5,uuu4uuu3ttu5uuu4*2,tuu5ttu5uuv1vvv2
  vvv0rrrdqqqistt8rssbsssbrrserssbtttavvv0*5,rrs6rss8rrr9rrrasss7rrs7rss8uuu2vvv2
  vvv0rrrbqrrerrseqrrhttt7sttbrrsgtuu7sssbsss9uuu4vvv0*10,vvv2
  vvv0rrrfsssarrrdqqrfrssarrsgsssaqrrcsst9qrrfvvv1vvv0*10,vvv2
  vvv0tttasttatuu8sttattt6ttt7*2,uuu4ttt9uuu4vvv0*11,vvv2
  vvv0uuu5ttt7uuu5ttu6uuu4ttt7ttt6uuu7tttauuu5vvv0*11,vvv2
  vvv0uvv0*20,vvv0vvv2
  vvv0pqqippqfnopqstt8vvv0*8,vvv1nopgqqrdlmnloppjoppimnoinookstt4vvv2
  vvv0*17,vvv1vvv0*4,vvv2
  vvv1vvv0*21,uvv1
  uuu0rss0*20,ttt0uvv0
